import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPayPal, type PayPalDouble } from '#tests/doubles/pay-pal.ts'
import { UnreadableMoney, type GatewayWithEvents } from '#server/trade/payments/gateways/port.ts'
import { payPalGateway } from './gateway.ts'

let payPal: PayPalDouble
let gateway: GatewayWithEvents
beforeAll(async () => {
  payPal = await startPayPal()
  const keys = { clientId: 'client', secret: 'secret', webhookId: 'webhook', url: payPal.url }
  gateway = payPalGateway({ keys, now: Date.now, origin: 'https://wouri.example' })
})
afterAll(() => payPal.close())

let orders = 0
const anOrder = (changes: Partial<Parameters<GatewayWithEvents['open']>[0]> = {}) => {
  orders += 1
  return {
    id: `payment-${orders}`,
    amount: 1999,
    currency: 'EUR' as const,
    reference: '7KQ2M9XA',
    language: 'fr' as const,
    closesAt: 0,
    ...changes,
  }
}
async function approved() {
  const order = anOrder()
  const { ref } = await gateway.open(order)
  payPal.approve(ref)
  return { ref, key: order.id }
}

test('PayPal gets the amount as a decimal text, the language in its spelling, and the way back', async () => {
  const { ref, handover } = await gateway.open(anOrder({ id: 'payment-of-amina' }))
  expect(handover).toEqual({ kind: 'redirect', url: `${payPal.url}/checkoutnow?token=${ref}` })
  expect(payPal.orders.get(ref)).toMatchObject({
    amount: { currency_code: 'EUR', value: '19.99' },
    locale: 'fr-FR',
    custom_id: 'payment-of-amina',
    returnUrl: 'https://wouri.example/checkout-session/payment-of-amina',
  })
})

test('an approved order is not paid before it is captured, and is captured once', async () => {
  const { ref, key } = await approved()
  expect(await gateway.read(ref)).toEqual({
    paid: false,
    isProcessing: false,
    isApproved: true,
    amount: 1999,
    currency: 'EUR',
    refunded: 0,
    refunds: [],
    disputes: [],
  })
  payPal.mode.lost = 1
  await expect(gateway.capture!(ref, key)).rejects.toThrow('fetch failed')
  await gateway.capture!(ref, key)
  await gateway.capture!(ref, 'another key')
  expect(payPal.orders.get(ref)!.captures).toHaveLength(1)
  expect(await gateway.read(ref)).toMatchObject({ paid: true, amount: 1999 })
})

test('a capture that is pending is not paid', async () => {
  const { ref, key } = await approved()
  payPal.captures.status = 'PENDING'
  await gateway.capture!(ref, key)
  payPal.captures.status = 'COMPLETED'
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isProcessing: true })
})

test('a refund is given once under one key, and never more than came in', async () => {
  const { ref, key } = await approved()
  await gateway.capture!(ref, key)
  await gateway.refund({ ref, amount: 999, currency: 'EUR', key: 'refund-a' })
  await gateway.refund({ ref, amount: 999, currency: 'EUR', key: 'refund-a' })
  expect(await gateway.read(ref)).toMatchObject({ paid: true, refunded: 999 })
  // More than is left: what is left goes back.
  expect(await gateway.refund({ ref, amount: 1999, currency: 'EUR', key: 'refund-b' })).toBe('done')
  expect(await gateway.read(ref)).toMatchObject({ paid: true, refunded: 1999 })
  expect(await gateway.refund({ ref, amount: 1, currency: 'EUR', key: 'refund-c' })).toBe('done')
})

test.each([
  ['a number', 19.99],
  ['one decimal', '19.9'],
  ['no decimals', '19'],
  ['three decimals', '19.990'],
  ['spaces', ' 19.99'],
  ['a sign', '-19.99'],
  ['an exponent', '1999e-2'],
])('an amount with %s is not read as money', async (_, value) => {
  const { ref, key } = await approved()
  await gateway.capture!(ref, key)
  payPal.orders.get(ref)!.captures[0]!.amount = { currency_code: 'EUR', value: value as string }
  await expect(gateway.read(ref)).rejects.toThrow(UnreadableMoney)
})

test('a dispute withdraws money until it is won; lost, it is counted once beside its reversal', async () => {
  const { ref, key } = await approved()
  await gateway.capture!(ref, key)
  const { row } = payPal.dispute(ref, '19.99')
  expect((await gateway.read(ref)).disputes).toEqual([
    { id: row.dispute_id, amount: 1999, currency: 'EUR', state: 'open', isWithdrawn: true },
  ])
  expect(await gateway.refund({ ref, amount: 1999, currency: 'EUR', key: `disputed-${ref}` })).toBe('pending')
  Object.assign(row, { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } })
  expect((await gateway.read(ref)).disputes).toMatchObject([{ state: 'won', isWithdrawn: false }])
  row.dispute_outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR' }
  expect((await gateway.read(ref)).disputes).toMatchObject([{ state: 'lost', isWithdrawn: true }])
  payPal.refundByHand(ref, '19.99')
  expect(await gateway.read(ref)).toMatchObject({
    refunded: 1999,
    disputes: [{ state: 'lost', isWithdrawn: false }],
  })
})

const marks = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/cert',
  'paypal-transmission-id': '1',
  'paypal-transmission-sig': 'genuine',
  'paypal-transmission-time': '2026-03-01T10:00:00Z',
}

test('messages about refunds by hand and disputes name a capture: its order is read from PayPal', async () => {
  const { ref, key } = await approved()
  await gateway.capture!(ref, key)
  for (const event of [payPal.refundByHand(ref, '9.99'), payPal.dispute(ref, '5.00').event])
    expect(await gateway.readEvent(Buffer.from(JSON.stringify(event)), marks, Date.now())).toMatchObject({
      ref,
    })
  const strange = {
    id: 'WH-9',
    event_type: 'CUSTOMER.DISPUTE.CREATED',
    resource: { disputed_transactions: [{ seller_transaction_id: 'NOT-OURS' }] },
  }
  expect(await gateway.readEvent(Buffer.from(JSON.stringify(strange)), marks, Date.now())).toMatchObject({
    ref: null,
  })
})

test('an event is accepted when PayPal verifies its signature', async () => {
  const event = {
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'C1', supplementary_data: { related_ids: { order_id: 'O1' } } },
  }
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-transmission-id': '1',
    'paypal-transmission-sig': 'genuine',
    'paypal-transmission-time': '2026-03-01T10:00:00Z',
  }
  expect(await gateway.readEvent(Buffer.from(JSON.stringify(event)), headers, Date.now())).toEqual({
    gateway: 'payPal',
    id: 'WH-1',
    type: 'PAYMENT.CAPTURE.COMPLETED',
    ref: 'O1',
    ownId: null,
  })
  await expect(
    gateway.readEvent(
      Buffer.from(JSON.stringify(event)),
      { ...headers, 'paypal-transmission-sig': 'forged' },
      Date.now(),
    ),
  ).rejects.toThrow('invalid-input')
  await expect(gateway.readEvent(Buffer.from(JSON.stringify(event)), {}, Date.now())).rejects.toThrow(
    'invalid-input',
  )
  await expect(gateway.readEvent(Buffer.from('{}'), headers, Date.now())).rejects.toThrow('invalid-input')
})
