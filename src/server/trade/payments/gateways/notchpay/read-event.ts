// Messages of Notch Pay, accepted with its signature over the very bytes. They carry no time that is signed, so an old one is
// as good as a new one: it only says which payment to read again.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ProviderEvent } from '#server/trade/payments/gateways/port.ts'

const Names = v.object({
  reference: v.nullish(v.string()),
  merchant_reference: v.nullish(v.string()),
  trxref: v.nullish(v.string()),
  reason: v.nullish(v.string()),
})
const Event = v.object({
  id: v.nullish(v.string()),
  /** Its pages name the kind of an event both ways. */
  type: v.nullish(v.string()),
  event: v.nullish(v.string()),
  data: v.intersect([Names, v.object({ transaction: v.fallback(v.nullish(Names), null) })]),
})

/** `isOurs` knows our names of payments. Throws `invalid-input` for one that is not genuine, or that says nothing. */
export function readNotchpayEvent(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { hashKey, isOurs }: { hashKey: string; isOurs: (name: string) => boolean },
): ProviderEvent {
  if (!isSigned(body, headers['x-notch-signature'], hashKey)) throw new Refusal('invalid-input')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), body.toString('utf8'))
  const type = parsed.success && (parsed.output.type ?? parsed.output.event)
  if (!parsed.success || !type) throw new Refusal('invalid-input')
  const { id, data } = parsed.output
  const { transaction } = data
  const names = [data, transaction].flatMap((each) => [
    each?.merchant_reference,
    each?.trxref,
    each?.reference,
  ])
  return {
    gateway: 'notchpay',
    // One payment has many events, and it is not said that each has an id of its own.
    id: `${id ?? names.find(Boolean) ?? ''} ${type}`,
    type,
    ref: names.find((name) => name != null && isOurs(name)) ?? null,
    ownId: /^Wouri (\S+)$/.exec(data.reason ?? '')?.[1] ?? null,
  }
}

function isSigned(body: Buffer, header: string | string[] | undefined, hashKey: string): boolean {
  if (typeof header !== 'string' || !/^[0-9a-f]{64}$/i.test(header)) return false
  const right = createHmac('sha256', hashKey).update(body).digest()
  return timingSafeEqual(Buffer.from(header, 'hex'), right)
}
