// Optional extras: what each one is, and what it costs for a period.

export const extras = [
  'cancellation',
  'amendments',
  'theftProtection',
  'collisionDamageWaiver',
  'fullInsurance',
  'additionalDriver',
] as const
export type Extra = (typeof extras)[number]

/** For each extra: -1 unavailable, 0 included, above zero a price in XAF. */
export type ExtraPrices = Record<Extra, number>

const flat: ReadonlySet<Extra> = new Set(['cancellation', 'amendments'])

/** Cancellation and amendments are paid once; the others for every started rental day. */
export function isPerDay(extra: Extra): boolean {
  return !flat.has(extra)
}

export type ExtraOffer = 'unavailable' | 'included' | 'priced'

/** How a car offers an extra. */
export function extraOffer(prices: ExtraPrices, extra: Extra): ExtraOffer {
  const price = prices[extra]
  if (price < 0) return 'unavailable'
  return price === 0 ? 'included' : 'priced'
}

/** The price in XAF of an extra over a number of rental days, before any markup; 0 when included. */
export function extraPrice(prices: ExtraPrices, extra: Extra, days: number): number {
  return prices[extra] * (isPerDay(extra) ? days : 1)
}
