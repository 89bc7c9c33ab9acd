// The optional extras by name. What they cost is in extra-prices.ts: addresses contain only the names.

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
