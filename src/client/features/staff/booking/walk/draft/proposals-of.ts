// What a return proposes to charge, reckoned on the device by the rule of the server.

import { proposedCharges, type ProposedCharge } from '#domain/inspection/charges.ts'
import type { WalkTerms } from '../walk-terms.ts'
import { walkOf, type WalkDraft } from './walk-draft.ts'

/** None before the numbers are read, or where it is not known how the car left; `at` is when the car came back. */
export function proposalsOf(draft: WalkDraft, terms: WalkTerms, at: number): ProposedCharge[] {
  const { charging, before } = terms
  const { kilometres, level, isClean } = walkOf(draft, terms)
  if (charging === null || before === null) return []
  if (kilometres === null || level === null || isClean === null) return []
  return proposedCharges(
    charging,
    { ...before, at: Date.parse(before.takenAt) },
    { at, kilometres, level, isClean },
  )
}
