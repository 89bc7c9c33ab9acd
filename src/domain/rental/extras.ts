// The optional extras by name. What they cost stands in extra-prices.ts: addresses know the names alone.

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
