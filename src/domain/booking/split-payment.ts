// Splits a total into what is due now and later (rule 4).

import { marked } from '../rental/quote.ts'
import type { PaymentChoice } from '../rental/payment-choice.ts'

/**
 * Whole XAF from which on the car of a booking that is paid online stays: the part payment where the supplier takes one, else
 * all that is to be paid online.
 */
export function dueToKeep(choice: PaymentChoice, total: number, partPercent: number): number {
  const { now } = splitPayment(choice, total, partPercent)
  return partPercent > 0 ? Math.min(now, splitPayment('deposit', total, partPercent).now) : now
}

/** Whole XAF: what is charged online now and what is left for the counter. The security deposit is in neither. */
export function splitPayment(
  choice: PaymentChoice,
  total: number,
  partPercent: number,
): { now: number; counter: number } {
  const now = choice === 'counter' ? 0 : choice === 'full' ? total : marked(total, partPercent - 100)
  return { now, counter: total - now }
}
