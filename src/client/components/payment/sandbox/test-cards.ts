// The cards of test mode. Each stands for what a bank may say; only that is sent, never a number.

import type { SandboxOutcome } from '#contract/payments.ts'
import { cardDigits } from '#domain/payment/card.ts'

export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient-funds' },
  { number: '4000 0027 6000 3184', outcome: 'authentication' },
  { number: '4000 0000 0000 0259', outcome: 'slow' },
] as const satisfies readonly { number: string; outcome: SandboxOutcome }[]

export type TestCard = (typeof testCards)[number]

/** What a test card stands for; null for any other number. */
export function outcomeOf(typed: string): SandboxOutcome | null {
  const digits = cardDigits(typed)
  return testCards.find(({ number }) => cardDigits(number) === digits)?.outcome ?? null
}
