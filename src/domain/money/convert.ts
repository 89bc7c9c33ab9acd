// Conversion from the base currency with one table of rates.

import { baseCurrency, euroParity } from './currencies.ts'
import { currencyCodes } from './currency-codes.ts'

/** How many units of each currency one XAF buys. */
export type Rates = Readonly<Record<string, number>>

export class CurrencyError extends Error {}

/** Gives the code when it is a known currency; throws `'{code} is not a valid currency code'` otherwise. */
export function parseCurrencyCode(code: unknown): string {
  if (typeof code === 'string' && currencyCodes.has(code)) return code
  throw new CurrencyError(`${String(code)} is not a valid currency code`)
}

/** A provider's table made trustworthy: the euro always at its fixed parity, the base always 1. */
export function withParity(rates: Rates): Rates {
  return { ...rates, [baseCurrency]: 1, EUR: 1 / euroParity }
}

/** What remains true with no provider at all: the franc and the euro. */
export const parityRates: Rates = withParity({})

/**
 * Converts an XAF amount to a currency: integers for XAF, hundredths (rounded half up) for the rest.
 * Throws `'Currency {code} not supported'` when the table has no rate for it.
 */
export function convert(amount: number, currency: string, rates: Rates): number {
  if (currency === baseCurrency) return amount
  const rate = rates[parseCurrencyCode(currency)]
  if (rate === undefined) throw new CurrencyError(`Currency ${currency} not supported`)
  return Math.round(amount * rate * 100) / 100
}
