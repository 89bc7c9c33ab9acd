// The end of a walk: into the queue, and on its way where there is a network.

import type { InspectionKind } from '#domain/inspection/inspection.ts'
import { queueInspection } from '#client/mutations/inspections.ts'
import { syncInspections } from '#client/mutations/sync-inspections.ts'
import { chargesOf } from '../charges/charges-draft.ts'
import { proposalsOf } from './draft/proposals-of.ts'
import { recordOf } from './draft/record-of.ts'
import type { WalkDraft } from './draft/walk-draft.ts'
import type { WalkTerms } from './walk-terms.ts'

type Finish = {
  kind: InspectionKind
  booking: string
  draft: WalkDraft
  terms: WalkTerms
  save: (draft: WalkDraft) => Promise<void>
  now: number
}

/**
 * The draft says first that it is finished, and when: whoever comes back to it after the app was killed leaves the same record
 * once more. It goes when the server has the record.
 */
export async function finishWalk({ kind, booking, draft, terms, save, now }: Finish): Promise<void> {
  const at = draft.finishedAt ?? now
  await save({ ...draft, finishedAt: at })
  await queueInspection({
    booking,
    record: recordOf(draft, kind, terms, at),
    charges: terms.isReturn ? chargesOf(draft.charges, proposalsOf(draft, terms, at)) : [],
    at,
  })
  void syncInspections()
}
