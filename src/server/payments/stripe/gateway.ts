// Stripe behind our port: one PaymentIntent a payment, under the payment's own id.

import { Stripe } from 'stripe'
import type { Currency } from '#domain/money/currencies.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Gateway, RefundState } from '../port.ts'
import type { ProviderEvent } from '../receive-event.ts'

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string; /** Another host than Stripe's own, for tests. */ url?: string | undefined }

const second = 1000

/** How old, or how far ahead, a message's time may be; older ones may be replays. */
const tolerance = 300

export type StripeGateway = Gateway & { readEvent(body: Buffer, signature: string | undefined, now: number): Promise<ProviderEvent> }

/** The gateway for a set of keys. Every request has an end, and is repeated under the same key. */
export function stripeGateway({ secretKey, publishableKey, webhookSecret, url }: StripeKeys): StripeGateway {
  const stripe = new Stripe(secretKey, { timeout: 10 * second, maxNetworkRetries: 2, telemetry: false, ...placeOf(url) })
  return {
    name: 'stripe',
    async open({ id, amount, currency, reference }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          description: `Wouri ${reference}`,
          metadata: { payment: id },
          // Cards and the wallets that hold them: what answers days later does not fit a hold of half an hour.
          allowed_payment_method_types: ['card'],
        },
        { idempotencyKey: id },
      )
      if (intent.client_secret === null) throw new Error('stripe gave no client secret')
      return { ref: intent.id, handover: { kind: 'stripe', clientSecret: intent.client_secret, publishableKey } }
    },
    async read(ref) {
      const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      const paid = intent.status === 'succeeded'
      return {
        paid,
        isProcessing: intent.status === 'processing',
        isApproved: false,
        amount: paid ? intent.amount_received : intent.amount,
        currency: intent.currency.toUpperCase() as Currency,
        refunded: charge?.amount_refunded ?? 0,
      }
    },
    async refund({ ref, amount, key }) {
      const { data: before } = await stripe.refunds.list({ payment_intent: ref, limit: 100 })
      const ours = before.filter(({ metadata }) => metadata?.['refund'] === key)
      const live = ours.find((each) => stateOf(each) !== 'failed')
      if (live) return stateOf(live)
      const intent = await stripe.paymentIntents.retrieve(ref)
      const given = before.filter((each) => stateOf(each) !== 'failed').reduce((sum, each) => sum + each.amount, 0)
      const left = Math.min(amount, intent.amount_received - given)
      if (left <= 0) return 'done'
      // One that failed stays known under its key: the next try needs another.
      const idempotencyKey = ours.length === 0 ? key : `${key}-${ours.length}`
      const order = { payment_intent: ref, amount: left, metadata: { refund: key } }
      return stateOf(await stripe.refunds.create(order, { idempotencyKey }))
    },
    async close(ref) {
      await stripe.paymentIntents.cancel(ref).catch(unless('payment_intent_unexpected_state'))
    },
    async readEvent(body, signature, now) {
      const event = await verified(stripe, { body, signature, webhookSecret, now })
      return { gateway: 'stripe', id: event.id, type: event.type, ref: refOf(event) }
    },
  }
}

function placeOf(url: string | undefined): { host: string; port: number; protocol: 'http' | 'https' } | undefined {
  if (url === undefined) return undefined
  const { hostname, port, protocol } = new URL(url)
  const isSafe = protocol === 'https:'
  return { host: hostname, port: Number(port || (isSafe ? 443 : 80)), protocol: isSafe ? 'https' : 'http' }
}

function stateOf({ status }: Stripe.Refund): RefundState {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** What was asked for is so already: that is no failure. */
function unless(code: string) {
  return (error: unknown) => {
    if ((error as { code?: unknown }).code !== code) throw error
  }
}

type Signed = { body: Buffer; signature: string | undefined; webhookSecret: string; now: number }

/** The signature stands over the very bytes; a message from the future is as suspect as an old one. */
async function verified(stripe: Stripe, { body, signature, webhookSecret, now }: Signed): Promise<Stripe.Event> {
  const times = [...(signature ?? '').matchAll(/(?:^|,)t=(\d+)/g)]
  const sentAt = times.length === 1 ? Number(times[0]![1]) * second : Number.NaN
  if (signature === undefined || !(Math.abs(now - sentAt) <= tolerance * second)) throw new Refusal('invalid-input')
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, Number.MAX_SAFE_INTEGER)
  } catch {
    throw new Refusal('invalid-input')
  }
}

/** The PaymentIntent that an event is about: itself, or that of the charge or refund it tells of. */
function refOf({ data }: Stripe.Event): string | null {
  const object = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null }
  if (object.object === 'payment_intent') return object.id ?? null
  const intent = object.payment_intent ?? null
  return typeof intent === 'object' ? (intent?.id ?? null) : intent
}
