// Which extras a booking takes: what was ticked, and what comes with the car anyway.

import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import { extraOffer, isFreeWith } from '#domain/rental/extra-prices.ts'
import { extras, type Extra, type ExtraPrices } from '#domain/rental/extras.ts'

/** True for what is part of the price. A second driver is free then, but there need not be one. */
export function isAlwaysIncluded(prices: ExtraPrices, extra: Extra): boolean {
  return extra !== 'additionalDriver' && extraOffer(prices, extra) === 'included'
}

/** The extras of the booking, in the domain's order. One that the car does not offer is dropped from a stale link. */
export function bookedExtras(prices: ExtraPrices, ticked: readonly Extra[], payment: PaymentChoice): Extra[] {
  return extras.filter(
    (extra) =>
      isAlwaysIncluded(prices, extra) ||
      isFreeWith(payment, extra) ||
      (ticked.includes(extra) && extraOffer(prices, extra) !== 'unavailable'),
  )
}

/**
 * The extras to choose from with a way to pay, in the order in which they are shown: what costs nothing comes first. What the
 * way to pay brings along is not among them.
 */
export function offeredExtras(prices: ExtraPrices, payment: PaymentChoice): Extra[] {
  return extras
    .filter((extra) => !isFreeWith(payment, extra) && extraOffer(prices, extra) !== 'unavailable')
    .toSorted((a, b) => Number(prices[a] > 0) - Number(prices[b] > 0))
}

/** The ticked extras with one of them switched. */
export function withExtra(ticked: readonly Extra[], extra: Extra, on: boolean): Extra[] {
  return extras.filter((each) => (each === extra ? on : ticked.includes(each)))
}
