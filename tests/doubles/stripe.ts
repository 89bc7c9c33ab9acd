// Stripe as our adapter sees it: PaymentIntents, refunds, and events signed as Stripe signs them.

import { createHmac, randomBytes } from 'node:crypto'
import { startDouble, type Answer, type Double } from './http.ts'

type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  client_secret: string
  metadata: Record<string, string>
  created: number
  refunded: number
}

type Refund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Record<string, string>
}

type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  status: string
  balance_transactions: { amount: number }[]
}

export type StripeDouble = Double & {
  /** The payer's bank withdraws money, and later decides; `lost` keeps it. */
  dispute(id: string, amount: number): Dispute
  decide(dispute: Dispute, status: 'won' | 'lost'): void
  /** How many of the next creations fail inside Stripe, which remembers the failure under its key. */
  failing: { next: number }
  /** The state of refunds made from now on. */
  refundState: { status: Refund['status'] }
  /** A refund made by hand at the provider. */
  refundByHand(id: string, amount: number, changes?: Partial<Refund>): void
  /** Stripe forgets a key after a day. */
  forgetKeys(): void
  intents: Map<string, Intent>
  /** What was asked for, in the order it came: method, path and form. */
  asked: { method: string; path: string; form: Record<string, string>; key: string | undefined }[]
  /** The payer's bank says yes; `amount` other than asked is the provider's mistake. */
  pay(id: string, amount?: number): void
  /** An event about an intent as Stripe sends it, with its signature. */
  event(
    type: string,
    id: string,
    options?: { eventId?: string; at?: number; about?: object },
  ): { body: string; signature: string }
}

export const stripeWebhookSecret = 'whsec_double'

export async function startStripe(port?: number): Promise<StripeDouble> {
  const intents = new Map<string, Intent>()
  const answers = new Map<string, { form: string; answer: Answer }>()
  const disputes: Dispute[] = []
  const failing = { next: 0 }
  const refunds: Refund[] = []
  const asked: StripeDouble['asked'] = []
  const refundState: StripeDouble['refundState'] = { status: 'succeeded' }

  function answerOf(method: string, path: string, form: URLSearchParams, query: URLSearchParams): Answer {
    const [, , noun, id, act] = path.split('/')
    if (noun === 'payment_intents' && method === 'POST' && id === undefined) return ok(seen(opened(form)))
    if (noun === 'refunds' && method === 'POST') return refund(form)
    if (noun === 'disputes')
      return ok({
        object: 'list',
        has_more: false,
        data: disputes.filter(({ payment_intent: of }) => of === query.get('payment_intent')),
      })
    if (noun === 'refunds')
      return ok({
        object: 'list',
        has_more: false,
        data: refunds.filter(({ payment_intent: of }) => of === query.get('payment_intent')),
      })
    if (noun === 'payment_intents' && id === undefined) return listed(query)
    const intent = intents.get(id ?? '')
    if (noun !== 'payment_intents' || !intent) return failed(404, 'resource_missing')
    if (act !== 'cancel') return ok(seen(intent))
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return failed(400, 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    return ok(seen(intent))
  }

  /** Newest first, as Stripe lists, and two on a page. */
  function listed(query: URLSearchParams): Answer {
    const since = Number(query.get('created[gte]') ?? 0)
    const all = [...intents.values()].filter(({ created }) => created >= since).reverse()
    const after = query.get('starting_after')
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    return ok({
      object: 'list',
      has_more: all.length > from + 2,
      data: all.slice(from, from + 2).map(seen),
    })
  }

  function opened(form: URLSearchParams): Intent {
    const id = `pi_${randomBytes(12).toString('hex')}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency')!,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      created: Math.floor(Date.now() / 1000),
      refunded: 0,
    }
    intents.set(id, intent)
    return intent
  }

  function refund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    if (!intent || intent.status !== 'succeeded') return failed(400, 'payment_intent_unexpected_state')
    if (intent.refunded + amount > intent.amount_received)
      return failed(
        400,
        intent.refunded === intent.amount_received ? 'charge_already_refunded' : 'amount_too_large',
      )
    const made: Refund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: refundState.status,
      metadata: { refund: form.get('metadata[refund]') ?? '' },
    }
    refunds.push(made)
    if (made.status !== 'failed') intent.refunded += amount
    return ok(made)
  }

  const double = await startDouble(({ method, path, body, headers, query }) => {
    if (path.startsWith('/_pay/')) {
      pay(path.slice('/_pay/'.length), query.has('amount') ? Number(query.get('amount')) : undefined)
      return ok({})
    }
    if (path.startsWith('/_event/')) return ok(event(query.get('type')!, path.slice('/_event/'.length)))
    const key = headers['idempotency-key']?.toString()
    const form = new URLSearchParams(body)
    asked.push({ method, path, form: Object.fromEntries(form), key })
    const known = key === undefined ? undefined : answers.get(key)
    if (known)
      return known.form === body
        ? { ...known.answer, headers: { 'idempotent-replayed': 'true' } }
        : failed(400, 'idempotency_key_reused', 'idempotency_error')
    const isFailing = method === 'POST' && failing.next > 0
    if (isFailing) failing.next -= 1
    const answer = isFailing ? failed(500, 'internal', 'api_error') : answerOf(method, path, form, query)
    if (key !== undefined) answers.set(key, { form: body, answer })
    return answer
  }, port)

  function pay(id: string, amount?: number): void {
    const intent = intents.get(id)!
    if (intent.status === 'canceled' || intent.status === 'succeeded')
      throw new Error(`${id} is ${intent.status}`)
    intent.status = 'succeeded'
    intent.amount_received = amount ?? intent.amount
  }

  function event(
    type: string,
    id: string,
    {
      eventId = `evt_${randomBytes(8).toString('hex')}`,
      at = Date.now(),
      about,
    }: { eventId?: string; at?: number; about?: object } = {},
  ) {
    const body = JSON.stringify({
      id: eventId,
      object: 'event',
      type,
      livemode: false,
      data: { object: about ?? seen(intents.get(id)!) },
    })
    const time = Math.floor(at / 1000)
    const mark = createHmac('sha256', stripeWebhookSecret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${mark}` }
  }

  function refundByHand(id: string, amount: number, changes: Partial<Refund> = {}): void {
    const intent = intents.get(id)!
    intent.refunded += amount
    refunds.push({
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: id,
      status: 'succeeded',
      metadata: {},
      ...changes,
    })
  }

  function dispute(id: string, amount: number): Dispute {
    const opened: Dispute = {
      id: `dp_${randomBytes(8).toString('hex')}`,
      object: 'dispute',
      amount,
      currency: intents.get(id)!.currency,
      payment_intent: id,
      status: 'needs_response',
      balance_transactions: [{ amount: -amount }],
    }
    disputes.push(opened)
    return opened
  }

  function decide(opened: Dispute, status: 'won' | 'lost'): void {
    opened.status = status
    if (status === 'won') opened.balance_transactions.push({ amount: opened.amount })
  }

  const seen = (intent: Intent) =>
    shown(
      intent,
      disputes.some(({ payment_intent: of }) => of === intent.id),
    )

  return Object.assign(double, {
    intents,
    asked,
    pay,
    event,
    refundState,
    refundByHand,
    dispute,
    decide,
    failing,
    forgetKeys: () => answers.clear(),
  })
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const failed = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: code } },
})

function shown({ refunded, ...intent }: Intent, disputed: boolean) {
  const charge =
    intent.status === 'succeeded'
      ? {
          id: `ch_${intent.id}`,
          object: 'charge',
          amount_refunded: refunded,
          disputed,
          payment_intent: intent.id,
        }
      : null
  return { ...intent, latest_charge: charge }
}
