// Public answers of this application, for its own pages: requested without a network, as any visitor would.

import type { FastifyInstance } from 'fastify'
import type { AskApi } from '#contract/prerendered-page.ts'
import { minute, type Instant } from '#domain/rental/period.ts'
import { boundedCache } from '#server/platform/http/bounded-cache.ts'
import { inTime } from './in-time.ts'

/** Together with the age of a kept page this stays below a minute. */
const keptFor = minute / 3

async function fetched(app: FastifyInstance, path: string, remoteAddress = '127.0.0.1'): Promise<unknown> {
  const asked = app.inject({ url: path, headers: { host: 'localhost' }, remoteAddress })
  const response = await inTime(asked, path.split('?')[0]!)
  if (response.statusCode !== 200) throw new Error(`${path.split('?')[0]} answered ${response.statusCode}`)
  return response.json()
}

/** Milliseconds that a reader waits for a new answer while there is an earlier one, and the age beyond which there is none. */
const soon = 500
const lastsFor = 10 * minute
/** Pages of lists are addresses of their own. */
const mostAnswers = 100

type Given = { at: Instant; value: unknown }

/**
 * Returns a function that answers a path of the API. One answer serves all readers of twenty seconds, so that many readers are no
 * load and do not use up the rate limit of one address. While the database is slow, the last answer of ten minutes is given
 * again. Throws when the answer is a refusal and there is none from before.
 */
export function internalApi(app: FastifyInstance, now: () => Instant): AskApi {
  const cache = boundedCache<{ at: Instant; answer: Promise<unknown> }>(mostAnswers)
  const given = boundedCache<Given>(mostAnswers)
  return (path) => {
    const found = cache.get(path)
    if (found !== undefined && now() - found.at < keptFor) return found.answer
    const at = now()
    const earlier = given.get(path)
    const asked = fetched(app, path)
    const answer =
      earlier !== undefined && at - earlier.at < lastsFor
        ? inTime(asked, path, soon).catch(() => earlier.value)
        : asked
    const kept = { at, answer }
    cache.set(path, kept)
    asked.then(
      (value) => {
        given.set(path, { at, value })
        // From now on instead of the earlier one.
        if (cache.get(path) === kept) cache.set(path, { at, answer: asked })
      },
      () => cache.get(path) === kept && cache.delete(path),
    )
    return answer
  }
}

/**
 * The same for one reader at the address `ip`: a path with a query is requested each time and counts against their rate
 * limit, all others go through `ask`.
 */
export function internalApiFor(app: FastifyInstance, ask: AskApi, ip: string): AskApi {
  return (path) => (path.includes('?') ? fetched(app, path, ip) : ask(path))
}
