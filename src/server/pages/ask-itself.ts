// The site's own public answers, for its pages: asked like any visitor would, and each kept for a minute.

import type { FastifyInstance } from 'fastify'
import type { AskApi } from '#contract/drawn-page.ts'
import { minute, type Instant } from '#domain/rental/period.ts'

/**
 * Gives what asks the application by a path of its API, without a network. One answer serves all readers of a minute, so
 * that many readers are no load and do not use up what one address may ask. Throws when the answer is a refusal.
 */
export function askItself(app: FastifyInstance, now: () => Instant): AskApi {
  const kept = new Map<string, { at: Instant; answer: Promise<unknown> }>()

  async function fetched(path: string): Promise<unknown> {
    const response = await app.inject({ url: path, headers: { host: 'localhost' } })
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
    return response.json()
  }

  return (path) => {
    const found = kept.get(path)
    if (found !== undefined && now() - found.at < minute) return found.answer
    const answer = fetched(path)
    kept.set(path, { at: now(), answer })
    answer.catch(() => kept.delete(path))
    return answer
  }
}
