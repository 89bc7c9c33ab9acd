// What a walk still lacks, and where that is done.

import { missingBeforeReturn, type MissingCode } from '#domain/inspection/walk.ts'
import type { WalkTerms } from '../walk-terms.ts'
import { unitOf, walkOf, type WalkDraft, type WalkStep } from './walk-draft.ts'

export type Missing = Extract<
  MissingCode,
  | 'pictures'
  | 'kilometres'
  | 'kilometresReason'
  | 'level'
  | 'clean'
  | 'checklist'
  | 'driverSignature'
  | 'deskSignature'
>

/** In the order of the walk. */
export function missingIn(draft: WalkDraft, terms: WalkTerms): Missing[] {
  const fuel = unitOf(draft, terms) === 'percent' ? 'electric' : 'unknown'
  return missingBeforeReturn(walkOf(draft, terms), { ...terms, fuel }) as Missing[]
}

export const stepOf: Record<Missing, WalkStep> = {
  pictures: 'pictures',
  kilometres: 'numbers',
  kilometresReason: 'numbers',
  level: 'numbers',
  clean: 'numbers',
  checklist: 'numbers',
  driverSignature: 'signatures',
  deskSignature: 'signatures',
}
