// pawaPay's protocol: JSON under a token, an end to every request, and the keys that its callbacks are signed with.

import { createPublicKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { hour, minute, type Instant } from '#domain/rental/period.ts'

export type PawapayKeys = { token: string; /** pawaPay's own host, its sandbox, or a test's. */ url: string }

const timeout = 10_000

const Keys = v.array(v.object({ id: v.string(), key: v.string() }))

export type PawapayClient = {
  /** Throws for every answer but 2xx, and what fetch throws. A conflict is an answer too, and so is a request that pawaPay refused. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  /** The time of pawaPay's clock with the last answer, in milliseconds; null before there was one. */
  answeredAt(): Instant | null
  /** The key of a name; null when pawaPay has none of that name. */
  publicKey(id: string): Promise<KeyObject | null>
}

export function pawapayClient({ token, url }: PawapayKeys, now: () => Instant): PawapayClient {
  let date: string | null = null
  let known: { at: Instant; keys: ReadonlyMap<string, KeyObject> } | null = null

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    date = response.headers.get('date')
    // Asked twice at the same moment.
    if (response.status === 409) return { status: 'DUPLICATE_IGNORED' }
    if (response.ok) return response.json()
    const failureCode = await failureCodeOf(response)
    if (method === 'POST' && failureCode !== undefined && !ourFaults.has(failureCode))
      return { status: 'REJECTED', failureReason: { failureCode } }
    throw new Error(`pawapay ${response.status} ${failureCode ?? ''}`.trim())
  }

  return {
    ask,
    answeredAt: () => (date === null ? null : Date.parse(date)),
    async publicKey(id) {
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY
      // An unknown name may be a new key, or somebody who makes us ask.
      if (age > hour || (!known?.keys.has(id) && age > minute)) {
        const answer = v.parse(Keys, await ask('GET', '/v2/public-key/http'))
        known = { at: now(), keys: new Map(answer.flatMap((each) => keyOf(each) ?? [])) }
      }
      return known?.keys.get(id) ?? null
    },
  }
}

/** Whose keys are wrong, or who signs nothing although the account asks for it, has to be told: the log says so. */
const ourFaults = new Set([
  'NO_AUTHENTICATION',
  'AUTHENTICATION_ERROR',
  'AUTHORISATION_ERROR',
  'HTTP_SIGNATURE_ERROR',
])

const Refused = v.object({ failureReason: v.object({ failureCode: v.string() }) })

/** What pawaPay says of a request that it did not take (400, 403); undefined where it says nothing. */
async function failureCodeOf(response: Response): Promise<string | undefined> {
  if (response.status !== 400 && response.status !== 403) return undefined
  const parsed = v.safeParse(Refused, await response.json().catch(() => null))
  return parsed.success ? parsed.output.failureReason.failureCode : undefined
}

/** A key as PEM, or as the bare base64 inside of one. One that cannot be read must not take the others away. */
function keyOf({ id, key }: { id: string; key: string }): [[string, KeyObject]] | null {
  try {
    const der = { key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' } as const
    return [[id, createPublicKey(key.includes('-----') ? key : der)]]
  } catch {
    return null
  }
}
