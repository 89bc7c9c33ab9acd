// pawaPay's protocol: JSON under a token, an end to every request, and the keys that its callbacks are signed with.

import { createPublicKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { hour, minute, type Instant } from '#domain/rental/period.ts'
import { RequestRejected } from '#server/trade/payments/gateways/port.ts'

export type PawapayKeys = { token: string; /** pawaPay's own host, its sandbox, or a test's. */ url: string }

const timeout = 10_000

const Keys = v.array(v.object({ id: v.string(), key: v.string() }))

export type PawapayClient = {
  /**
   * Throws for every answer but 2xx, what fetch throws, and RequestRejected. A conflict is an answer too, and so is a request
   * that pawaPay refused for the payer's sake.
   */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  /** The time of pawaPay's clock with the last answer, in milliseconds; null before there was one. */
  answeredAt(): Instant | null
  /** The key of a name; null when pawaPay has none of that name. */
  publicKey(id: string): Promise<KeyObject | null>
}

type ClientPorts = {
  now: () => Instant
  /** Told the code of every request that was rejected for a reason of ours. */
  onRejected?: ((code: string) => void) | undefined
}

export function pawapayClient({ token, url }: PawapayKeys, { now, onRejected }: ClientPorts): PawapayClient {
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
    const answer = await answerOf(response)
    const failureCode = failureCodeOf(answer)
    if (failureCode !== undefined && ourFaults.has(failureCode)) {
      onRejected?.(failureCode)
      throw new RequestRejected(`pawapay ${response.status} ${failureCode}`, failureCode)
    }
    if (response.ok) return answer
    if (method === 'POST' && failureCode !== undefined)
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

/**
 * Reasons that lie in our keys, our account or the way in which we ask (pawaPay's "technical failure codes"). No payer can do
 * anything about them.
 */
const ourFaults = new Set([
  'NO_AUTHENTICATION',
  'AUTHENTICATION_ERROR',
  'AUTHORISATION_ERROR',
  'HTTP_SIGNATURE_ERROR',
  'INVALID_INPUT',
  'MISSING_PARAMETER',
  'UNSUPPORTED_PARAMETER',
  'INVALID_PARAMETER',
  'DUPLICATE_METADATA_FIELD',
  'INVALID_AMOUNT',
  'INVALID_CURRENCY',
  'INVALID_PROVIDER',
  'DEPOSITS_NOT_ALLOWED',
  'REFUNDS_NOT_ALLOWED',
])

/** Answers of these bring a reason when the request was not taken. */
const refusals = new Set([400, 401, 403])

/** What was answered; undefined for what cannot be read of a request that was not taken. Throws when a good answer cannot be read. */
async function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json()
  return refusals.has(response.status) ? response.json().catch(() => undefined) : undefined
}

const Rejected = v.object({
  status: v.optional(v.literal('REJECTED'), 'REJECTED'),
  failureReason: v.object({ failureCode: v.string() }),
})

/** Why pawaPay did not take a request; undefined where it took it, or says nothing. */
function failureCodeOf(answer: unknown): string | undefined {
  const parsed = v.safeParse(Rejected, answer)
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
