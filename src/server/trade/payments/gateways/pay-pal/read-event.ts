// Webhook events of PayPal, accepted once PayPal has verified the signature.

import * as v from 'valibot'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ProviderEvent } from '#server/trade/payments/gateways/port.ts'
import { PayPalRefused, type PayPalClient } from './client.ts'

const Event = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.object({
    id: v.optional(v.string()),
    /** Ours: the payment's id on orders and captures, the refund's on refunds. */
    custom_id: v.optional(v.string()),
    /** Of a refund: the capture that it is of, as PayPal's own address. */
    links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
    /** Of a dispute: the captures that it is about. */
    disputed_transactions: v.optional(
      v.array(v.object({ seller_transaction_id: v.optional(v.string()) })),
      [],
    ),
    supplementary_data: v.optional(
      v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
    ),
  }),
})

type Reader = { ask: PayPalClient['ask']; webhookId: string }

/** Takes the very text of the message. Throws `invalid-input` for one that cannot be read or is not PayPal's. */
export async function readPayPalEvent(
  reader: Reader,
  raw: string,
  headers: Record<string, unknown>,
): Promise<ProviderEvent> {
  const event = v.safeParse(Event, parsed(raw))
  if (!event.success || !(await isGenuine(reader, raw, headers))) throw new Refusal('invalid-input')
  const { id, event_type: type, resource } = event.output
  const isOrder = type.startsWith('CHECKOUT.ORDER')
  const told = resource.supplementary_data?.related_ids?.order_id ?? (isOrder ? (resource.id ?? null) : null)
  const ref = told ?? (await orderOfCapture(reader, captureIn(event.output.resource)))
  return { gateway: 'payPal', id, type, ref, ownId: resource.custom_id ?? null }
}

type Resource = v.InferOutput<typeof Event>['resource']

/** Refunds made at PayPal, reversals and disputes name a capture, not its order. */
function captureIn({ links, disputed_transactions: disputed }: Resource): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href
  return disputed[0]?.seller_transaction_id ?? /\/captures\/([^/?]+)$/.exec(up ?? '')?.[1] ?? null
}

const Capture = v.object({
  supplementary_data: v.optional(
    v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
  ),
})

/** Read from PayPal. Null for a capture that is none of ours. */
export async function orderOfCapture(
  { ask }: Pick<Reader, 'ask'>,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const answer = await ask({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(id)}` }).catch(
    (error: unknown) => {
      if (error instanceof PayPalRefused && error.status === 404) return {}
      throw error
    },
  )
  const capture = v.safeParse(Capture, answer)
  return (capture.success && capture.output.supplementary_data?.related_ids?.order_id) || null
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** PayPal itself says whether a message is its own: its certificates change, and the check is theirs to keep right. */
async function isGenuine(
  { ask, webhookId }: Reader,
  raw: string,
  headers: Record<string, unknown>,
): Promise<boolean> {
  const signed = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  }
  if (Object.values(signed).includes(undefined)) return false
  // The signature covers the bytes: rewritten, a number may look different.
  const body = `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${raw}}`
  const answer = (await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    raw: body,
  })) as {
    verification_status?: unknown
  }
  return answer.verification_status === 'SUCCESS'
}
