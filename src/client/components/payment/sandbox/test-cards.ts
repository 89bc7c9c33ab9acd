// The cards of test mode. Each stands for what a bank may say; only that is sent, never a number.

import type { SandboxOutcome } from '#contract/bookings/payments.ts'
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

// A card's fields as they are typed: written the way they are on the card.

/** American Express groups 4, 6 and 5 digits; all others groups of four. */
export function groupedDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g
  if (!groups.global) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
  return (digits.match(groups) ?? []).join(' ')
}

/** `1230` becomes `12/30`, and a month that can have no second digit gets its zero: `5` becomes `05`. */
export function groupedExpiry(typed: string): string {
  const [month = '', year] = typed.replace(/[^\d/]/g, '').split('/')
  if (year !== undefined) return `${month.length === 1 ? `0${month}` : month.slice(0, 2)}/${year.slice(0, 4)}`
  const digits = /^[2-9]/.test(month) ? `0${month}` : month
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits
}
