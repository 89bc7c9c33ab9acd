// What a walk still lacks, and where that is done.

import { missingBeforeReturn, type MissingCode } from '#domain/inspection/walk.ts'
import { isWhole } from '../../charges/charges-draft.ts'
import type { WalkTerms } from '../walk-terms.ts'
import { openKeysIn } from './key-steps.ts'
import { proposalsOf } from './proposals-of.ts'
import { unitOf, walkOf, type WalkDraft, type WalkStep } from './walk-draft.ts'

/** Beside what the rules ask for: a charge that lacks its sum or its reason. */
export type WalkMissing = MissingCode | 'charges'

/** In the order of the walk. */
export function missingIn(draft: WalkDraft, terms: WalkTerms, now: number): WalkMissing[] {
  const fuel = unitOf(draft, terms) === 'percent' ? 'electric' : 'unknown'
  const missing = missingBeforeReturn(walkOf(draft, terms), { ...terms, fuel })
  const isHeld = terms.isReturn && !isWhole(draft.charges, proposalsOf(draft, terms, now))
  return [...openKeysIn(draft, terms, now), ...missing, ...(isHeld ? (['charges'] as const) : [])]
}

export const stepOf: Record<WalkMissing, WalkStep> = {
  money: 'keys',
  licence: 'keys',
  identity: 'keys',
  deposit: 'keys',
  pictures: 'pictures',
  kilometres: 'numbers',
  kilometresReason: 'numbers',
  level: 'numbers',
  clean: 'numbers',
  checklist: 'numbers',
  driverSignature: 'signatures',
  deskSignature: 'signatures',
  charges: 'charges',
}
