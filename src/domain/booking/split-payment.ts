// What is due when (rule 4).

import { marked } from '../rental/quote.ts'
import type { PaymentChoice } from './payment-choice.ts'

/** Whole XAF: what is charged online now and what is left for the counter. The security deposit is in neither. */
export function splitPayment(
  choice: PaymentChoice,
  total: number,
  partPercent: number,
): { now: number; counter: number } {
  const now = choice === 'counter' ? 0 : choice === 'full' ? total : marked(total, partPercent - 100)
  return { now, counter: total - now }
}
