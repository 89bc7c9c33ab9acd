// What is seen to before the keys leave, as far as the walk went.

import type { NewKeyStep } from '#contract/staff/key-steps.ts'
import { isLicenceOver } from '#domain/inspection/seen-document.ts'
import type { KeyStep } from '#domain/inspection/walk.ts'
import type { WalkTerms } from '../walk-terms.ts'
import type { WalkDraft } from './walk-draft.ts'

type Seen = Pick<WalkDraft, 'licence' | 'identity' | 'aside'>

/** The steps that hold the keys up and that this walk says nothing about. A licence that is over was not seen. */
export function openKeysIn(draft: Seen, { keys }: Pick<WalkTerms, 'keys'>, now: number): KeyStep[] {
  return (keys?.missing ?? []).filter((step) => {
    const said = stepOf(draft, step)
    return said === null || (said.licence !== undefined && isLicenceOver(licenceOf(draft), now))
  })
}

/** What is sent of them with the record. */
export const keyStepsOf = (draft: Seen, { keys }: Pick<WalkTerms, 'keys'>): NewKeyStep[] =>
  (keys?.missing ?? []).map((step) => stepOf(draft, step)).filter((said) => said !== null)

function stepOf(draft: Seen, step: KeyStep): NewKeyStep | null {
  const reason = draft.aside[step]
  if (reason !== undefined) return reason.trim() === '' ? null : { step, setAside: reason.trim() }
  if (step === 'licence' && draft.licence.number.trim() !== '') return { step, licence: licenceOf(draft) }
  if (step === 'identity' && draft.identity.number.trim() !== '')
    return { step, identity: { kind: draft.identity.kind, number: draft.identity.number.trim() } }
  return null
}

const licenceOf = ({ licence: { number, category, validUntil } }: Seen) => ({
  number: number.trim(),
  category: category.trim() || null,
  validUntil: validUntil || null,
})
