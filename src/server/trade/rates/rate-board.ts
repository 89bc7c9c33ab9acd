// The current exchange rates: fresh when a provider answers, else the last good one, else the parity.

import type { RateTable } from '#contract/site/rates.ts'
import { parityRates, parseCacheSeconds, rateCacheSeconds, type Rates } from '#domain/money/convert.ts'
import { baseCurrency, type Currency } from '#domain/money/currencies.ts'
import { hour, minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { fetchRates, TooManyRequests, type World } from './fetch-rates.ts'

/** How soon providers are asked again after all of them failed, in milliseconds. */
const askAgainAfter = 300_000

/** How long a provider is left alone that is asked too often, in milliseconds. */
const restFor = hour

/** How often the table of another process is looked for, in milliseconds. */
const lookEvery = minute

export type RateBoard = {
  table(): RateTable
  /** The currency in which a price is shown and its rate; one without a rate falls back to the base. */
  moneyFor(currency: Currency): { currency: Currency; rate: number }
  /** Looks for another process's table, and asks the providers when that is old too. Never throws: a search does not wait for rates. */
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

/** Reads the last good table from the database, then answers from memory, where another process's table is taken over within a minute. Throws CurrencyError for a cache time that is none. */
export async function openRateBoard({
  db,
  providers,
  world,
  now,
  onError,
  cacheSeconds = rateCacheSeconds,
}: RateSource): Promise<RateBoard> {
  const freshFor = parseCacheSeconds(cacheSeconds) * 1000
  let rates: Rates = parityRates
  let asOf: Instant | null = null
  let nextAsk = 0
  let nextLook = 0
  let asking: Promise<void> | null = null
  const restsUntil = new Map<string, Instant>()

  const isFresh = () => asOf !== null && now() - asOf < freshFor

  /** Takes over what any process was told last. */
  async function look(): Promise<void> {
    nextLook = now() + lookEvery
    const kept = await db
      .selectFrom('exchange_rates')
      .selectAll()
      .where('base', '=', baseCurrency)
      .executeTakeFirst()
    if (!kept || kept.as_of.getTime() <= (asOf ?? 0)) return
    rates = kept.rates
    asOf = kept.as_of.getTime()
  }

  async function renew(): Promise<void> {
    if (now() >= nextLook) await look().catch(onError)
    if (!isFresh() && now() >= nextAsk) await ask()
  }

  async function ask(): Promise<void> {
    nextAsk = now() + askAgainAfter
    for (const provider of providers) {
      if (now() < (restsUntil.get(provider) ?? 0)) continue
      try {
        rates = await fetchRates(provider, world)
        asOf = now()
        // How long it is fresh says when to ask again, however short that is.
        nextAsk = 0
        await keep(db, rates, asOf)
        return
      } catch (error) {
        if (error instanceof TooManyRequests) restsUntil.set(provider, now() + restFor)
        onError(error)
      }
    }
  }

  await look()
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
      if (now() < nextLook && (isFresh() || now() < nextAsk)) return
      asking ??= renew().finally(() => {
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
