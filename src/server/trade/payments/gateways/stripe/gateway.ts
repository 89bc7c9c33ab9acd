// Stripe behind our port: one PaymentIntent a payment, under the payment's own id.

import { Stripe } from 'stripe'
import { Refusal } from '#server/platform/http/refusal.ts'
import { KeySpent, type GatewayWithEvents } from '#server/trade/payments/gateways/port.ts'
import { disputesOf, readIntent, readRefund, refundsOf } from './read-money.ts'

export type StripeKeys = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another host than Stripe's own, for tests. */ url?: string | undefined
}

const second = 1000

/** How old, or how far ahead, a message's time may be; older ones may be replays. */
const tolerance = 300

/** The gateway for a set of keys. Every request has an end, and is repeated under the same key. */
export function stripeGateway({
  secretKey,
  publishableKey,
  webhookSecret,
  url,
}: StripeKeys): GatewayWithEvents {
  const stripe = new Stripe(secretKey, {
    timeout: 10 * second,
    maxNetworkRetries: 2,
    telemetry: false,
    ...placeOf(url),
  })
  return {
    name: 'stripe',
    async open({ id, amount, currency, reference, attempt = 0 }) {
      const intent = await stripe.paymentIntents
        .create(
          {
            amount,
            currency: currency.toLowerCase(),
            description: `Wouri ${reference}`,
            metadata: { payment: id },
            // Cards and the wallets that hold them: what answers days later does not fit a hold of half an hour.
            allowed_payment_method_types: ['card'],
          },
          { idempotencyKey: keyOf(id, attempt) },
        )
        .catch(spent)
      if (intent.client_secret === null) throw new Error('stripe gave no client secret')
      return {
        ref: intent.id,
        handover: { kind: 'stripe', clientSecret: intent.client_secret, publishableKey },
      }
    },
    async read(ref) {
      const intent = readIntent(await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }))
      const paid = intent.status === 'succeeded'
      return {
        paid,
        isProcessing: intent.status === 'processing',
        isApproved: false,
        amount: paid ? intent.received : intent.amount,
        currency: intent.currency,
        refunded: intent.refunded,
        refunds: paid ? await refundsOf(stripe, ref) : [],
        disputes: intent.isDisputed ? await disputesOf(stripe, ref) : [],
      }
    },
    async *list(since) {
      const query = {
        created: { gte: Math.floor(since / second) },
        limit: 100,
        expand: ['data.latest_charge'],
      }
      for await (const listed of stripe.paymentIntents.list(query)) {
        const ownId = listed.metadata['payment']
        if (listed.status !== 'succeeded' || !ownId) continue
        const { received: amount, currency, refunded } = readIntent(listed)
        yield { ref: listed.id, ownId, amount, currency, refunded, paidAt: listed.created * second }
      }
    },
    async refund({ ref, amount, key, attempt = 0 }) {
      const before = await refundsOf(stripe, ref)
      const ours = before.filter(({ ownId }) => ownId === key)
      const live = ours.find(({ state }) => state !== 'failed')
      if (live) return live.state
      const intent = readIntent(await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }))
      const disputes = intent.isDisputed ? await disputesOf(stripe, ref) : []
      // Stripe gives nothing back while a bank has asked for it; what the bank has taken is the payer's already.
      if (disputes.some(({ state }) => state === 'open')) return 'pending'
      const withdrawn = disputes
        .filter(({ isWithdrawn }) => isWithdrawn)
        .reduce((sum, each) => sum + each.amount, 0)
      const given = before
        .filter(({ state }) => state !== 'failed')
        .reduce((sum, each) => sum + each.amount, 0)
      const left = Math.min(amount, intent.received - given - withdrawn)
      if (left <= 0) return 'done'
      const order = { payment_intent: ref, amount: left, metadata: { refund: key } }
      // One that failed stays known under its key, as does a failure: the next try needs another.
      const idempotencyKey = keyOf(key, ours.length + attempt)
      return readRefund(await stripe.refunds.create(order, { idempotencyKey }).catch(spent)).state
    },
    async close(ref) {
      await stripe.paymentIntents.cancel(ref).catch(unless('payment_intent_unexpected_state'))
    },
    async readEvent(body, headers, now) {
      const { 'stripe-signature': signature } = headers
      if (typeof signature !== 'string') throw new Refusal('invalid-input')
      const event = await verified(stripe, { body, signature, webhookSecret, now })
      return { gateway: 'stripe', id: event.id, type: event.type, ref: refOf(event) }
    },
  }
}

function placeOf(
  url: string | undefined,
): { host: string; port: number; protocol: 'http' | 'https' } | undefined {
  if (url === undefined) return undefined
  const { hostname, port, protocol } = new URL(url)
  const isSafe = protocol === 'https:'
  return { host: hostname, port: Number(port || (isSafe ? 443 : 80)), protocol: isSafe ? 'https' : 'http' }
}

/** The row's own key first, then one for each try that came to nothing. */
function keyOf(id: string, tries: number): string {
  return tries === 0 ? id : `${id}-${tries}`
}

/**
 * Stripe keeps the answer to a key for a day, failures too. A refusal (4xx) did nothing, and a 5xx that is repeated from
 * memory is over: what there is by then is read before the next try. Anything else is asked again under the same key.
 */
function spent(error: unknown): never {
  const {
    type,
    statusCode = 0,
    headers,
  } = error as { type?: unknown; statusCode?: number; headers?: Record<string, string> }
  const isRefused = statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode)
  const isRepeated = statusCode >= 500 && headers?.['idempotent-replayed'] === 'true'
  if (type === 'StripeIdempotencyError' || isRefused || isRepeated) throw new KeySpent(error)
  throw error
}

/** What was asked for is so already: that is no failure. */
function unless(code: string) {
  return (error: unknown) => {
    if ((error as { code?: unknown }).code !== code) throw error
  }
}

type Signed = { body: Buffer; signature: string; webhookSecret: string; now: number }

/** The signature covers the very bytes; a message from the future is as suspect as an old one. */
async function verified(
  stripe: Stripe,
  { body, signature, webhookSecret, now }: Signed,
): Promise<Stripe.Event> {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)]
  const sentAt = times.length === 1 ? Number(times[0]![1]) * second : Number.NaN
  if (!(Math.abs(now - sentAt) <= tolerance * second)) throw new Refusal('invalid-input')
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, Number.MAX_SAFE_INTEGER)
  } catch {
    throw new Refusal('invalid-input')
  }
}

/** The PaymentIntent that an event is about: itself, or that of its charge or refund. */
function refOf({ data }: Stripe.Event): string | null {
  const object = data.object as {
    object?: string
    id?: string
    payment_intent?: string | { id: string } | null
  }
  if (object.object === 'payment_intent') return object.id ?? null
  const intent = object.payment_intent ?? null
  return typeof intent === 'object' ? (intent?.id ?? null) : intent
}
