// What a walk still lacks, and where that is done.

import { missingBeforeReturn, type MissingCode } from '#domain/inspection/walk.ts'
import type { WalkTerms } from '../walk-terms.ts'
import { openKeysIn } from './key-steps.ts'
import { unitOf, walkOf, type WalkDraft, type WalkStep } from './walk-draft.ts'

/** In the order of the walk. */
export function missingIn(draft: WalkDraft, terms: WalkTerms, now: number): MissingCode[] {
  const fuel = unitOf(draft, terms) === 'percent' ? 'electric' : 'unknown'
  return [...openKeysIn(draft, terms, now), ...missingBeforeReturn(walkOf(draft, terms), { ...terms, fuel })]
}

export const stepOf: Record<MissingCode, WalkStep> = {
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
}
