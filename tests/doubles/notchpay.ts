// Notch Pay as our adapter sees it: payments that are opened and then sent to a phone, refunds, channels, and signed messages.

import { createHmac } from 'node:crypto'
import { startDouble, type Answer, type Double } from './http.ts'

type Payment = {
  reference: string
  merchant_reference: string
  trxref: string
  status: string
  amount: number
  currency: string
  phone: string
  created_at: string
  /** What the phone was asked with; null while it was not. */
  charge: { channel: string; data: Record<string, string> } | null
}
type Refund = {
  id: string
  payment: string
  amount: number
  currency: string
  reason: string | null
  status: string
}

export const notchpayKeys = { publicKey: 'pk.double', privateKey: 'sk.double', hashKey: 'hsk.double' }

export type NotchpayDouble = Double & {
  /** By our reference. */
  payments: Map<string, Payment>
  refunds: Refund[]
  asked: { method: string; path: string; isGranted: boolean }[]
  /** How it differs from its pages. */
  habits: {
    /** Refuses every new payment, or every phone, with this status. */
    refusesPayments: number | null
    refusesPhones: number | null
    /** Opens a payment by its own reference alone. */
    knowsOwnNamesOnly: boolean
    /** Forgets the reason of a refund. */
    forgetsReasons: boolean
    /** How many refunds a page of the list has. */
    perPage: number
    /** Does what it is asked, and its answer gets lost. */
    loses: 'phone' | 'refund' | null
    /** Answers a request for a phone only when it is let go. */
    answersWith: Promise<void> | null
  }
  channels: Record<string, unknown>[]
  end(ref: string, status?: string): void
  /** A message about a payment, as its pages write one, or as they nest it. */
  event(type: string, ref: string, changes?: EventChanges): { body: string; headers: Record<string, string> }
}

export type EventChanges = { id?: string; key?: string; nested?: boolean; data?: object }

export async function startNotchpay(port?: number): Promise<NotchpayDouble> {
  const payments: NotchpayDouble['payments'] = new Map()
  const refunds: NotchpayDouble['refunds'] = []
  const asked: NotchpayDouble['asked'] = []
  const habits: NotchpayDouble['habits'] = {
    refusesPayments: null,
    refusesPhones: null,
    knowsOwnNamesOnly: false,
    forgetsReasons: false,
    perPage: 30,
    loses: null,
    answersWith: null,
  }
  const channels: NotchpayDouble['channels'] = ['cm.mtn', 'cm.orange'].map((id) => ({
    id,
    currency: 'XAF',
    active: true,
    collect: 1,
    min_amount: 10,
    max_amount: 500_000,
  }))

  const byName = (name: string) =>
    [...payments.values()].find(
      ({ reference, merchant_reference: ours }) =>
        reference === name || (ours === name && !habits.knowsOwnNamesOnly),
    )

  function open({ amount, currency, reference, phone }: Record<string, string>): Answer {
    if (habits.refusesPayments !== null) return refused(habits.refusesPayments)
    if (payments.has(reference!)) return refused(409)
    const payment: Payment = {
      reference: `trx.${payments.size + 1}double`,
      merchant_reference: reference!,
      trxref: reference!,
      status: 'pending',
      amount: Number(amount),
      currency: currency!,
      phone: phone!,
      created_at: new Date().toISOString(),
      charge: null,
    }
    payments.set(reference!, payment)
    return { status: 201, body: { code: 201, status: 'Accepted', transaction: shown(payment) } }
  }

  async function charge(payment: Payment, body: Payment['charge']): Promise<Answer> {
    if (habits.refusesPhones !== null) return refused(habits.refusesPhones)
    Object.assign(payment, { charge: body, status: 'processing' })
    await habits.answersWith
    if (habits.loses === 'phone') double.mode.lost = 1
    return { status: 202, body: { code: 202, status: 'Accepted', action: 'confirm' } }
  }

  function refund({ payment, amount, reason }: Record<string, string>): Answer {
    const of = byName(payment!)
    const before = refunds.filter((each) => each.payment === payment && each.status !== 'failed')
    const sum = before.reduce((all, each) => all + each.amount, Number(amount))
    if (!of || of.status !== 'complete' || sum > of.amount) return refused(422)
    const made = {
      id: `rfd.${refunds.length + 1}`,
      payment: payment!,
      amount: Number(amount),
      currency: 'XAF',
      reason: habits.forgetsReasons ? null : reason!,
      status: 'pending',
    }
    refunds.push(made)
    if (habits.loses === 'refund') double.mode.lost = 1
    return { status: 201, body: { code: 201, status: 'Created', refund: made } }
  }

  function paged(rows: readonly unknown[], query: URLSearchParams): Answer {
    const page = Number(query.get('page') ?? 1)
    const items = rows.slice((page - 1) * habits.perPage, page * habits.perPage)
    const pages = Math.max(1, Math.ceil(rows.length / habits.perPage))
    return ok({ totals: rows.length, last_page: pages, current_page: page, items })
  }

  function answerOf(
    method: string,
    path: string,
    query: URLSearchParams,
    body: string,
  ): Answer | Promise<Answer> {
    const [, noun, name = ''] = path.split('/').map(decodeURIComponent)
    const sent = body === '' ? {} : JSON.parse(body)
    if (noun === 'channels') return ok({ code: 200, items: channels })
    if (noun === 'refunds') return method === 'POST' ? refund(sent) : paged(refunds, query)
    if (name === '' && method === 'POST') return open(sent)
    if (name === '') {
      const search = query.get('search') ?? ''
      const found = [...payments.values()].filter(({ merchant_reference: ours }) => ours.includes(search))
      return ok({ last_page: 1, items: found.map(shown) })
    }
    const payment = byName(name)
    if (!payment) return refused(404)
    return method === 'POST' ? charge(payment, sent) : ok({ code: 202, transaction: shown(payment) })
  }

  const double = await startDouble(({ method, path, query, body, headers }) => {
    const isGranted = headers['x-grant'] === notchpayKeys.privateKey
    if (headers.authorization !== notchpayKeys.publicKey) return refused(401)
    if (path.startsWith('/refunds') && !isGranted) return refused(403)
    asked.push({ method, path, isGranted })
    return answerOf(method, path, query, body)
  }, port)

  return Object.assign(double, {
    payments,
    refunds,
    asked,
    habits,
    channels,
    end(ref: string, status = 'complete') {
      payments.get(ref)!.status = status
    },
    event(type: string, ref: string, changes: EventChanges = {}) {
      const payment = payments.get(ref)
      const about = { ...(payment ? shown(payment) : { reference: ref }), ...changes.data }
      const data = changes.nested ? { id: 'pay_1', transaction: about } : about
      const body = JSON.stringify({ id: changes.id ?? `evt_${type}`, type, created_at: new Date(), data })
      const signature = createHmac('sha256', changes.key ?? notchpayKeys.hashKey)
        .update(body)
        .digest('hex')
      return { body, headers: { 'content-type': 'application/json', 'x-notch-signature': signature } }
    },
  })
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const refused = (status: number): Answer => ({
  status,
  body: { code: status, message: 'The words of Notch Pay' },
})
const shown = (payment: Payment): object => ({ ...payment, charge: undefined })
