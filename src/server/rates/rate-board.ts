// The current exchange rates: fresh when a provider answers, else the last good one, else the parity.

import type { RateTable } from '#contract/rates.ts'
import { parityRates, parseCacheSeconds, rateCacheSeconds, type Rates } from '#domain/money/convert.ts'
import { baseCurrency, type Currency } from '#domain/money/currencies.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { fetchRates, type World } from './fetch-rates.ts'

/** How soon providers are asked again after all of them failed, in milliseconds. */
const askAgainAfter = 300_000

export type RateBoard = {
  table(): RateTable
  /** The currency in which a price is shown and its rate; one without a rate falls back to the base. */
  moneyFor(currency: Currency): { currency: Currency; rate: number }
  /** Asks the providers when the table is old. Never throws: a search does not wait for rates. */
  refresh(): Promise<void>
}

export type RateSource = {
  db: Db
  providers: readonly string[]
  world: World
  now: () => Instant
  onError: (error: unknown) => void
  /** How long a table is fresh, in seconds. */
  cacheSeconds?: number
}

/** Reads the last good table from the database, then answers from memory. Throws CurrencyError for a cache time that is none. */
export async function openRateBoard({
  db,
  providers,
  world,
  now,
  onError,
  cacheSeconds = rateCacheSeconds,
}: RateSource): Promise<RateBoard> {
  const freshFor = parseCacheSeconds(cacheSeconds) * 1000
  const kept = await db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('base', '=', baseCurrency)
    .executeTakeFirst()
  let rates: Rates = kept?.rates ?? parityRates
  let asOf: Instant | null = kept ? kept.as_of.getTime() : null
  let nextAsk = 0
  let asking: Promise<void> | null = null

  const isFresh = () => asOf !== null && now() - asOf < freshFor

  async function ask(): Promise<void> {
    nextAsk = now() + askAgainAfter
    for (const provider of providers) {
      try {
        rates = await fetchRates(provider, world)
        asOf = now()
        await keep(db, rates, asOf)
        return
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    table() {
      const source = asOf === null ? 'parity' : isFresh() ? 'provider' : 'last'
      return { base: baseCurrency, rates, source, asOf: asOf === null ? null : new Date(asOf).toISOString() }
    },
    moneyFor(currency) {
      const rate = rates[currency]
      return rate === undefined ? { currency: baseCurrency, rate: 1 } : { currency, rate }
    },
    async refresh() {
      if (isFresh() || now() < nextAsk) return
      asking ??= ask().finally(() => {
        asking = null
      })
      await asking
    },
  }
}

async function keep(db: Db, rates: Rates, asOf: Instant): Promise<void> {
  const values = { rates: JSON.stringify(rates), as_of: new Date(asOf) }
  await db
    .insertInto('exchange_rates')
    .values({ base: baseCurrency, ...values })
    .onConflict((conflict) => conflict.column('base').doUpdateSet(values))
    .execute()
}
