// The price of each extra for a period and a way to pay.

import type { PaymentChoice } from './payment-choice.ts'
import { extras, type Extra, type ExtraPrices } from './extras.ts'

/** About the booking, not the rental. */
const terms: ReadonlySet<Extra> = new Set(['cancellation', 'amendments'])

/** Cancellation and amendments are paid once; the others for every started rental day. */
export function isPerDay(extra: Extra): boolean {
  return !terms.has(extra)
}

/** True for what costs nothing because the rental is paid at the counter, whatever the car asks for it (rule 12). */
export function isFreeWith(payment: PaymentChoice, extra: Extra): boolean {
  return payment === 'counter' && terms.has(extra)
}

/** The extras of a booking, in one order: what was chosen, and what the way to pay brings along. */
export function extrasWith(payment: PaymentChoice, chosen: readonly Extra[]): Extra[] {
  return extras.filter((extra) => chosen.includes(extra) || isFreeWith(payment, extra))
}

export type ExtraOffer = 'unavailable' | 'included' | 'priced'

/** How a car offers an extra to somebody who pays online. Cancellation and amendments are included at the counter: `isFreeWith`. */
export function extraOffer(prices: ExtraPrices, extra: Extra): ExtraOffer {
  const price = prices[extra]
  if (price < 0) return 'unavailable'
  return price === 0 ? 'included' : 'priced'
}

/** The price in XAF of an extra over a number of rental days, before any markup; 0 when included. */
export function extraPrice(prices: ExtraPrices, extra: Extra, days: number): number {
  return prices[extra] * (isPerDay(extra) ? days : 1)
}
