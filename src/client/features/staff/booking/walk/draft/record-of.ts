// A finished walk as it is sent.

import type { InspectionKind } from '#domain/inspection/inspection.ts'
import type { InspectionEntry } from '#client/mutations/inspections.ts'
import type { WalkTerms } from '../walk-terms.ts'
import { keyStepsOf } from './key-steps.ts'
import { walkOf, type WalkDraft } from './walk-draft.ts'

/** What is sent of a walk that lacks nothing. */
export function recordOf(
  draft: WalkDraft,
  kind: InspectionKind,
  terms: WalkTerms,
  at: number,
): InspectionEntry['record'] {
  const walk = walkOf(draft, terms)
  const reason = draft.reason.trim()
  return {
    _id: draft._id,
    kind,
    corrects: null,
    takenAt: new Date(at).toISOString(),
    pictures: draft.pictures,
    kilometres: walk.kilometres!,
    kilometresReason: walk.kilometresReason,
    level: walk.level!,
    isClean: walk.isClean!,
    checklist: [...walk.checklist],
    damages: [...terms.known, ...draft.marks],
    signatures: { driver: walk.signatures.driver!, desk: walk.signatures.desk! },
    remark: draft.remark.trim(),
    ...(kind === 'out' && { keySteps: keyStepsOf(draft, terms) }),
    ...(reason !== '' && { reason }),
  }
}
