// Callbacks of pawaPay, accepted with its signature for this very address and body (RFC 9421). They only say where to look.

import type { KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import type { Instant } from '#domain/rental/period.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ProviderEvent } from '#server/trade/payments/gateways/port.ts'
import { isSigned } from './signature.ts'

const Event = v.object({
  depositId: v.optional(v.string()),
  refundId: v.optional(v.string()),
  status: v.string(),
  /** What we said of a refund ourselves; anything else says nothing. */
  metadata: v.fallback(v.nullish(v.object({ refund: v.optional(v.string()) })), null),
})

/** Where callbacks arrive; their signature is made for it. */
export const pawapayEventPath = '/api/payments/pawapay/events'

export type Callback = {
  body: Buffer
  headers: IncomingHttpHeaders
  origin: string
  keyOf: (id: string) => Promise<KeyObject | null>
  now: Instant
}

/** Throws `invalid-input` for one that is not genuine, is old, or is about nothing. */
export async function readPawapayEvent({
  body,
  headers,
  origin,
  keyOf,
  now,
}: Callback): Promise<ProviderEvent> {
  const request = {
    method: 'POST',
    authority: new URL(origin).host,
    path: pawapayEventPath,
    headers,
    body,
  }
  if (!(await isSigned(request, keyOf, now))) throw new Refusal('invalid-input')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), body.toString('utf8'))
  if (!parsed.success) throw new Refusal('invalid-input')
  const { depositId, refundId, status, metadata } = parsed.output
  const about = refundId ?? depositId
  if (about === undefined) throw new Refusal('invalid-input')
  return {
    gateway: 'pawapay',
    id: `${about} ${status}`,
    type: refundId === undefined ? 'deposit' : 'refund',
    ref: depositId ?? null,
    ownId: metadata?.refund ?? null,
  }
}
