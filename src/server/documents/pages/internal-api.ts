// Public answers of this application, for its own pages: requested without a network, as any visitor would.

import type { FastifyInstance } from 'fastify'
import type { AskApi } from '#contract/prerendered-page.ts'
import { minute, type Instant } from '#domain/rental/period.ts'

/** Milliseconds after which a page is given up, so that its reader gets the app's shell when the database hangs. */
const timeout = 4000

/** Together with the age of a kept page this stays below a minute. */
const keptFor = minute / 3

async function fetched(app: FastifyInstance, path: string, remoteAddress = '127.0.0.1'): Promise<unknown> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${path.split('?')[0]} took too long`)), timeout)
  const asked = app.inject({ url: path, headers: { host: 'localhost' }, remoteAddress })
  const response = await Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
  if (response.statusCode !== 200) throw new Error(`${path.split('?')[0]} answered ${response.statusCode}`)
  return response.json()
}

/**
 * Returns a function that answers a path of the API. One answer serves all readers of twenty seconds, so that many readers are no
 * load and do not use up the rate limit of one address. Throws when the answer is a refusal.
 */
export function internalApi(app: FastifyInstance, now: () => Instant): AskApi {
  const cache = new Map<string, { at: Instant; answer: Promise<unknown> }>()
  return (path) => {
    const found = cache.get(path)
    if (found !== undefined && now() - found.at < keptFor) return found.answer
    for (const [old, { at }] of cache) if (now() - at >= keptFor) cache.delete(old)
    const answer = fetched(app, path)
    cache.set(path, { at: now(), answer })
    answer.catch(() => cache.delete(path))
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
