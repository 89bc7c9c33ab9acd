// Asks one provider for the rates of the base currency, patiently when it says "too many".

import * as v from 'valibot'
import { withParity, type Rates } from '#domain/money/convert.ts'
import { baseCurrency, euroParity } from '#domain/money/currencies.ts'
import { currencyCodes } from '#domain/money/currency-codes.ts'

/** What of the outside world a fetch needs; tests pass their own. */
export type World = {
  fetch: typeof fetch
  sleep: (milliseconds: number) => Promise<void>
  random: () => number
}

class RateError extends Error {}

/** The provider has said five times that it is asked too often. */
export class TooManyRequests extends RateError {}

const retries = 5
const timeout = 8000

/** The two shapes in use: `{rates: {EUR: …}}`, and `{xaf: {eur: …}}`. */
const Answer = v.union([
  v.pipe(
    v.object({ rates: v.record(v.string(), v.number()) }),
    v.transform(({ rates }) => rates),
  ),
  v.pipe(
    v.object({ xaf: v.record(v.string(), v.number()) }),
    v.transform(({ xaf }) => xaf),
  ),
])

/** Providers tell their errors in words; these are the ones that mean something to anyone who runs the site. */
const providerErrors: [RegExp, string][] = [
  [/malformed|malformed-request/i, 'Malformed query.'],
  [/unsupported-code|not[- ]found/i, 'Currency not found.'],
  [/invalid-key|api key/i, 'Invalid API key.'],
  [/base/i, 'Invalid base currency.'],
  [/plan|quota|upgrade/i, 'Paid plan required.'],
]

/**
 * Returns the provider's rates per XAF, the euro at its parity. Retries HTTP 429 five times, from one second doubling,
 * plus up to a second of jitter (rule 14). Throws RateError with the specification's texts.
 */
export async function fetchRates(url: string, world: World): Promise<Rates> {
  for (let attempt = 0; attempt <= retries; attempt++) {
    const response = await world.fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (response.status !== 429) return read(response)
    if (attempt < retries) await world.sleep(1000 * 2 ** attempt + world.random() * 1000)
  }
  throw new TooManyRequests('Too many 429 responses, giving up.')
}

async function read(response: Response): Promise<Rates> {
  const text = await response.text()
  if (!response.ok) {
    const known = providerErrors.find(([pattern]) => pattern.test(text))
    throw new RateError(known?.[1] ?? `The provider answered ${response.status}.`)
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text)
  if (!parsed.success) throw new RateError('No data returned for rate fetch.')
  return trusted(parsed.output)
}

/** Known codes with sane values only; a euro more than half a percent off its treaty makes the whole table suspect. */
function trusted(rates: Record<string, number>): Rates {
  const entries = Object.entries(rates)
    .map(([code, rate]) => [code.toUpperCase(), rate] as const)
    .filter(([code, rate]) => currencyCodes.has(code) && code !== baseCurrency && rate > 0 && rate < 1e6)
  const table = Object.fromEntries(entries)
  const euro = table['EUR']
  if (entries.length === 0) throw new RateError('No data returned for rate fetch.')
  if (euro === undefined || Math.abs(euro * euroParity - 1) > 0.005)
    throw new RateError('The euro is off its parity.')
  return withParity(table)
}
