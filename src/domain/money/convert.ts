// Conversion from the base currency with one table of rates.

import { baseCurrency, euroParity } from './currencies.ts'
import { currencyCodes } from './currency-codes.ts'

/** How many units of each currency one XAF buys. */
export type Rates = Readonly<Record<string, number>>

export class CurrencyError extends Error {}

/** Returns the code when it is a known currency; throws `'{code} is not a valid currency code'` otherwise. */
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

/** Returns a positive, finite amount as it is; throws `'{amount} is not a positive amount'` for anything else. */
function parseAmount(amount: unknown): number {
  if (typeof amount === 'number' && Number.isFinite(amount) && amount > 0) return amount
  throw new CurrencyError(`${String(amount)} is not a positive amount`)
}

/** How long a table of rates is fresh, in seconds, where nothing else is configured (rule 12). */
export const rateCacheSeconds = 3600

/** Returns a cache duration in seconds as it is; throws `'{seconds} is not a positive number of seconds'` for anything else. */
export function parseCacheSeconds(seconds: unknown): number {
  if (typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0) return seconds
  throw new CurrencyError(`${String(seconds)} is not a positive number of seconds`)
}

/** A day, in milliseconds. */
const day = 24 * 60 * 60_000

/** True when the page should show how old the rates are: after a day. Both are instants in milliseconds. */
export function areRatesOld(asOf: number, now: number): boolean {
  return now - asOf > day
}

/**
 * Converts a positive XAF amount to a currency: integers for XAF, hundredths (rounded half up) for the rest.
 * Throws CurrencyError for an amount that is not positive, for an unknown code, and
 * `'Currency {code} not supported'` when the table has no rate for it.
 */
export function convert(amount: number, currency: string, rates: Rates): number {
  const positive = parseAmount(amount)
  if (currency === baseCurrency) return positive
  const rate = rates[parseCurrencyCode(currency)]
  if (rate === undefined) throw new CurrencyError(`Currency ${currency} not supported`)
  return Math.round(positive * rate * 100) / 100
}

/** The same for what is shown: nothing stays nothing, and what is taken off keeps its sign. */
export function convertPrice(xaf: number, currency: string, rates: Rates): number {
  return xaf === 0 ? 0 : Math.sign(xaf) * convert(Math.abs(xaf), currency, rates)
}
