import { expect, test } from 'vitest'
import { causeOf } from './refusal-cause.ts'

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
  [{ code: 'payment_intent_authentication_failure' }, 'authentication'],
  [{ code: 'expired_card' }, 'expired'],
  [{ code: 'a_code_of_next_year' }, 'unknown'],
  [{}, 'unknown'],
] as const)('%j is told as %s', (refusal, cause) => {
  expect(causeOf(refusal)).toBe(cause)
})
