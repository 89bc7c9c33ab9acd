// pawaPay's protocol: JSON under a token, an end to every request, and the keys that its callbacks are signed with.

import { createPublicKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { hour, minute, type Instant } from '#domain/rental/period.ts'

export type PawapayKeys = { token: string; /** pawaPay's own host, its sandbox, or a test's. */ url: string }

const timeout = 10_000

const Keys = v.array(v.object({ id: v.string(), key: v.string() }))

export type PawapayClient = {
  /** Throws for every answer but 2xx, and what fetch throws. A conflict is an answer too. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  /** The key of a name; null when pawaPay has none of that name. */
  publicKey(id: string): Promise<KeyObject | null>
}

export function pawapayClient({ token, url }: PawapayKeys, now: () => Instant): PawapayClient {
  let known: { at: Instant; keys: ReadonlyMap<string, KeyObject> } | null = null

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    // Asked twice at the same moment.
    if (response.status === 409) return { status: 'DUPLICATE_IGNORED' }
    if (!response.ok) throw new Error(`pawapay ${response.status}`)
    return response.json()
  }

  return {
    ask,
    async publicKey(id) {
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY
      // An unknown name may be a new key, or somebody who makes us ask.
      if (age > hour || (!known?.keys.has(id) && age > minute)) {
        const answer = v.parse(Keys, await ask('GET', '/v2/public-key/http'))
        known = { at: now(), keys: new Map(answer.map((each) => [each.id, keyOf(each.key)])) }
      }
      return known?.keys.get(id) ?? null
    },
  }
}

/** A key as PEM, or as the bare base64 inside of one. */
function keyOf(text: string): KeyObject {
  if (text.includes('-----')) return createPublicKey(text)
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}
