// The site's own public answers, for its pages: asked like any visitor would.

import type { FastifyInstance } from 'fastify'
import type { AskApi } from '#contract/prerendered-page.ts'
import { minute, type Instant } from '#domain/rental/period.ts'

/** Milliseconds after which a page goes without an answer: where the database is frozen, its reader gets the app's shell. */
const patience = 4000

async function fetched(app: FastifyInstance, path: string, remoteAddress = '127.0.0.1'): Promise<unknown> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${path.split('?')[0]} took too long`)), patience)
  const asked = app.inject({ url: path, headers: { host: 'localhost' }, remoteAddress })
  const response = await Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
  if (response.statusCode !== 200) throw new Error(`${path.split('?')[0]} answered ${response.statusCode}`)
  return response.json()
}

/**
 * Gives what asks the application by a path of its API, without a network. One answer serves all readers of a minute, so
 * that many readers are no load and do not use up what one address may ask. Throws when the answer is a refusal.
 */
export function askItself(app: FastifyInstance, now: () => Instant): AskApi {
  const kept = new Map<string, { at: Instant; answer: Promise<unknown> }>()
  return (path) => {
    const found = kept.get(path)
    if (found !== undefined && now() - found.at < minute) return found.answer
    const answer = fetched(app, path)
    kept.set(path, { at: now(), answer })
    answer.catch(() => kept.delete(path))
    return answer
  }
}

/**
 * The same for one reader, who is at the address `ip`: a question of their own (one with a query) is asked each time and
 * counts as theirs, all others as `ask` does.
 */
export function askFor(app: FastifyInstance, ask: AskApi, ip: string): AskApi {
  return (path) => (path.includes('?') ? fetched(app, path, ip) : ask(path))
}
