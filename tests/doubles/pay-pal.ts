// PayPal as our adapter sees it: a token, orders, captures, refunds, and whether a message is its own.

import { randomBytes } from 'node:crypto'
import { startDouble, type Answer, type Double } from './http.ts'

type Money = { currency_code: string; value: string }
type Capture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount: Money
}

type Order = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  custom_id: string
  amount: Money
  locale: string
  returnUrl: string
  captures: Capture[]
  refunds: { id: string; status: 'COMPLETED' | 'PENDING' | 'FAILED'; amount: Money; custom_id?: string }[]
}

type Dispute = {
  dispute_id: string
  capture: string
  status: 'OPEN' | 'RESOLVED'
  dispute_amount: Money
  dispute_outcome?: { outcome_code: string }
}

export type PayPalDouble = Double & {
  /** A refund made by hand at PayPal; returns the message about it, which names the capture only. */
  refundByHand(id: string, value: string): object
  /** The payer disputes a payment; returns the row and the message about it. */
  dispute(id: string, value: string): { row: Dispute; event: object }
  orders: Map<string, Order>
  asked: { method: string; path: string; body: unknown; key: string | undefined }[]
  /** The payer says yes on PayPal's page. */
  approve(id: string): void
  /** The state of captures made from now on. */
  captures: { status: Capture['status'] }
}

export async function startPayPal(port?: number): Promise<PayPalDouble> {
  const orders = new Map<string, Order>()
  const answers = new Map<string, Answer>()
  const asked: PayPalDouble['asked'] = []
  const disputes: Dispute[] = []
  const captures: PayPalDouble['captures'] = { status: 'COMPLETED' }

  function answerOf(
    method: string,
    path: string,
    body: Record<string, unknown>,
    { url, query }: { url: string; query: URLSearchParams },
  ): Answer {
    if (path === '/v1/customer/disputes')
      return ok({
        items: disputes
          .filter(({ capture: of }) => of === query.get('disputed_transaction_id'))
          .map(({ dispute_id }) => ({ dispute_id })),
      })
    if (path.startsWith('/v1/customer/disputes/'))
      return ok(disputes.find(({ dispute_id: id }) => path.endsWith(`/${id}`)))
    if (path === '/v1/reporting/transactions') return reported(Number(query.get('page')))
    if (path === '/v1/notifications/verify-webhook-signature')
      return ok({ verification_status: body['transmission_sig'] === 'genuine' ? 'SUCCESS' : 'FAILURE' })
    if (path === '/v2/checkout/orders' && method === 'POST')
      return { status: 201, body: shown(opened(body), url) }
    const [, , , noun, id, act] = path.split('/')
    if (noun === 'captures' && act === 'refund') return refund(id!, body)
    if (noun === 'captures') {
      const of = [...orders.values()].find((each) => each.captures.some((capture) => capture.id === id))
      return of
        ? ok({ id, supplementary_data: { related_ids: { order_id: of.id } } })
        : failed(404, 'RESOURCE_NOT_FOUND')
    }
    const order = orders.get(id ?? '')
    if (!order) return failed(404, 'RESOURCE_NOT_FOUND')
    return act === 'capture' ? capture(order, url) : ok(shown(order, url))
  }

  /** One transaction on a page: captures, and refunds with a minus. */
  function reported(page: number): Answer {
    const info = [...orders.values()].flatMap(({ captures: made, refunds, custom_id }) => [
      ...made.map(({ id, amount: { value } }) => ({ id, value, custom_id })),
      ...refunds.map(({ id, amount }) => ({ id, value: `-${amount.value}`, custom_id })),
    ])
    const details = info.slice(page - 1, page).map(({ id, value, custom_id }) => ({
      transaction_info: {
        transaction_id: id,
        transaction_initiation_date: new Date().toISOString(),
        custom_field: custom_id,
        transaction_amount: { currency_code: 'EUR', value },
      },
    }))
    return ok({ total_pages: info.length, transaction_details: details })
  }

  function opened(body: Record<string, unknown>): Order {
    const [unit] = body['purchase_units'] as { custom_id: string; amount: Money }[]
    const { paypal } = body['payment_source'] as {
      paypal: { experience_context: { locale: string; return_url: string } }
    }
    const order: Order = {
      id: randomBytes(8).toString('hex').toUpperCase(),
      status: 'PAYER_ACTION_REQUIRED',
      custom_id: unit!.custom_id,
      amount: unit!.amount,
      locale: paypal.experience_context.locale,
      returnUrl: paypal.experience_context.return_url,
      captures: [],
      refunds: [],
    }
    orders.set(order.id, order)
    return order
  }

  function capture(order: Order, url: string): Answer {
    if (order.captures.length > 0) return failed(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return failed(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
    order.captures.push({ id: `C${order.id}`, status: captures.status, amount: order.amount })
    order.status = 'COMPLETED'
    return { status: 201, body: shown(order, url) }
  }

  function refund(captureId: string, body: Record<string, unknown>): Answer {
    const order = [...orders.values()].find((each) => each.captures.some(({ id }) => id === captureId))
    if (!order) return failed(404, 'RESOURCE_NOT_FOUND')
    const amount = body['amount'] as Money
    const before = order.refunds.reduce((sum, each) => sum + Number(each.amount.value), 0)
    if (before + Number(amount.value) > Number(order.amount.value) + 0.001)
      return failed(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
    const id = randomBytes(4).toString('hex')
    order.refunds.push({ id, status: 'COMPLETED', amount, custom_id: String(body['custom_id']) })
    order.captures[0]!.status = 'PARTIALLY_REFUNDED'
    return { status: 201, body: { id, status: 'COMPLETED' } }
  }

  function approve(id: string): void {
    orders.get(id)!.status = 'APPROVED'
  }

  function refundByHand(id: string, value: string): object {
    const order = orders.get(id)!
    const refundId = randomBytes(4).toString('hex')
    order.refunds.push({ id: refundId, status: 'COMPLETED', amount: { ...order.amount, value } })
    const links = [
      { rel: 'up', href: `https://api.paypal.example/v2/payments/captures/${order.captures[0]!.id}` },
    ]
    return { id: `WH-${refundId}`, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: refundId, links } }
  }

  function dispute(id: string, value: string) {
    const order = orders.get(id)!
    const row: Dispute = {
      dispute_id: `PP-${randomBytes(4).toString('hex')}`,
      capture: order.captures[0]!.id,
      status: 'OPEN',
      dispute_amount: { ...order.amount, value },
    }
    disputes.push(row)
    const event = {
      id: `WH-${row.dispute_id}`,
      event_type: 'CUSTOMER.DISPUTE.CREATED',
      resource: {
        dispute_id: row.dispute_id,
        disputed_transactions: [{ seller_transaction_id: row.capture }],
      },
    }
    return { row, event }
  }

  const double = await startDouble(({ method, path, body, headers, query }) => {
    if (path === '/v1/oauth2/token') return ok({ access_token: 'double', expires_in: 3600 })
    // The page on which a payer approves, for a browser that walks here: it goes back at once.
    if (path === '/checkoutnow') {
      approve(query.get('token')!)
      return { status: 303, body: {}, location: orders.get(query.get('token')!)!.returnUrl }
    }
    if (headers.authorization !== 'Bearer double') return failed(401, 'AUTHENTICATION_FAILURE')
    const key = headers['paypal-request-id']?.toString()
    const parsed = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>
    asked.push({ method, path, body: parsed, key })
    const scoped = key === undefined ? undefined : `${path} ${key}`
    if (scoped !== undefined && answers.has(scoped)) return answers.get(scoped)!
    const answer = answerOf(method, path, parsed, { url: double.url, query })
    if (scoped !== undefined && answer.status < 300) answers.set(scoped, answer)
    return answer
  }, port)
  return Object.assign(double, { orders, asked, approve, captures, refundByHand, dispute })
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const failed = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: { name, message: name, details: issue === undefined ? [] : [{ issue }] },
})

function shown({ id, status, custom_id, amount, captures, refunds }: Order, url: string) {
  const payments = captures.length > 0 ? { payments: { captures, refunds } } : {}
  return {
    id,
    status,
    purchase_units: [{ custom_id, amount, ...payments }],
    links: [{ rel: 'payer-action', href: `${url}/checkoutnow?token=${id}` }],
  }
}
