// The whole way of money with real adapters: Stripe's own SDK and PayPal's protocol, against doubles that speak them.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { minute } from '#domain/rental/period.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { payPalGateway } from '#server/trade/payments/gateways/pay-pal/gateway.ts'
import type { Gateway } from '#server/trade/payments/gateways/port.ts'
import { stripeGateway } from '#server/trade/payments/gateways/stripe/gateway.ts'
import { startPayPal, type PayPalDouble } from '#tests/doubles/pay-pal.ts'
import { startStripe, stripeWebhookSecret, type StripeDouble } from '#tests/doubles/stripe.ts'
import { aBooking, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let stripe: StripeDouble
let payPal: PayPalDouble
let gateways: { stripe: Gateway; payPal: Gateway }
let server: TestServer
let amina: Awaited<ReturnType<TestServer['as']>>

beforeAll(async () => {
  stripe = await startStripe()
  payPal = await startPayPal()
  gateways = {
    stripe: stripeGateway({
      secretKey: 'sk_test_double',
      publishableKey: 'pk_test_double',
      webhookSecret: stripeWebhookSecret,
      url: stripe.url,
    }),
    payPal: payPalGateway({
      keys: { clientId: 'client', secret: 'secret', webhookId: 'webhook', url: payPal.url },
      now: Date.now,
      origin: 'https://wouri.example',
    }),
  }
  server = await startServer({}, { gateways })
  await fillFiles(server.db, server.files, server.clock.now)
})
afterAll(async () => {
  await server.close()
  await Promise.all([stripe.close(), payPal.close()])
})
beforeEach(async () => {
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
  amina = await server.as('driver@wouri.example')
})

async function opened(gateway: 'stripe' | 'payPal', changes: Partial<NewBookingInput> = {}) {
  const { driver: _, ...body } = aBooking(server.clock.now, { payment: 'full', ...changes })
  const response = await amina('POST', '/api/bookings', {
    payload: body,
    headers: { 'idempotency-key': randomUUID() },
  })
  const booking = response.json<Booking>()
  const checkout = (
    await amina('POST', '/api/checkout-sessions', { payload: { booking: booking._id, gateway } })
  ).json<CheckoutSession>()
  const { provider_ref: ref } = await server.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('id', '=', checkout._id)
    .executeTakeFirstOrThrow()
  return { booking, checkout, ref: ref! }
}
const state = async (id: string) =>
  (await amina('GET', `/api/checkout-sessions/${id}`)).json<CheckoutSession>()
const hook = (provider: string, payload: string, headers: Record<string, string>) =>
  server.visitor()('POST', `/api/payments/${provider}/events`, {
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
const bookingOf = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const work = async () => {
  const ports = { db: server.db, gateways, now: () => server.clock.now, onError: () => undefined }
  while (
    await workBatch({ db: server.db, handlers: paymentJobs(ports), now: ports.now, onError: () => undefined })
  );
}

describe('Stripe', () => {
  test('gets the amount in francs, and its signed event makes the booking paid before the driver comes back', async () => {
    const { booking, checkout, ref } = await opened('stripe')
    expect(checkout.payment?.handover).toMatchObject({ kind: 'stripe', publishableKey: 'pk_test_double' })
    expect(stripe.intents.get(ref)).toMatchObject({
      amount: 150_000,
      currency: 'xaf',
      metadata: { payment: checkout._id },
    })
    stripe.pay(ref)
    const { body, signature } = stripe.event('payment_intent.succeeded', ref, { at: server.clock.now })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hook('stripe', body, { 'stripe-signature': signature })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'paid', paid: 150_000 })
    const history = await server.db
      .selectFrom('booking_history')
      .selectAll()
      .where('booking_id', '=', booking._id)
      .where('to_status', '=', 'paid')
      .execute()
    expect(history).toHaveLength(1)
  })

  test('whose event is forged, old or changed by one space is refused, and nothing of it is stored', async () => {
    const { booking, ref } = await opened('stripe')
    stripe.pay(ref)
    const { body, signature } = stripe.event('payment_intent.succeeded', ref, { at: server.clock.now })
    const old = stripe.event('payment_intent.succeeded', ref, { at: server.clock.now - 301_000 })
    for (const [payload, mark] of [
      [body, 't=1,v1=00'],
      [`${body} `, signature],
      [old.body, old.signature],
    ] as const)
      expect((await hook('stripe', payload, { 'stripe-signature': mark })).statusCode).toBe(400)
    expect((await hook('stripe', body, {})).statusCode).toBe(400)
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'void', paid: 0 })
  })

  test('that sends no event is asked: a driver who comes back sees the real state', async () => {
    const { checkout, ref } = await opened('stripe', { payment: 'deposit' })
    stripe.pay(ref)
    expect(await state(checkout._id)).toMatchObject({
      state: 'paid',
      booking: { status: 'deposit', paid: 30_000, dueAtCounter: 120_000 },
    })
  })

  test('that is unreachable leaves the car held, and the same payment continues when it is back', async () => {
    const before = stripe.intents.size
    stripe.mode.broken = 10
    const { driver: _, ...body } = aBooking(server.clock.now, { payment: 'full' })
    const booking = (
      await amina('POST', '/api/bookings', { payload: body, headers: { 'idempotency-key': randomUUID() } })
    ).json<Booking>()
    const ask = () =>
      amina('POST', '/api/checkout-sessions', { payload: { booking: booking._id, gateway: 'stripe' } })
    const refused = await ask()
    expect([refused.statusCode, refused.json()]).toEqual([503, { code: 'payment-failed' }])
    stripe.mode.broken = 0
    expect((await ask()).statusCode).toBe(201)
    expect(stripe.intents.size).toBe(before + 1)
  })

  test('is asked to cancel when the hold ends, and takes no money for it any more', async () => {
    const { checkout, ref } = await opened('stripe')
    await amina('DELETE', `/api/checkout-sessions/${checkout._id}`)
    await work()
    expect(stripe.intents.get(ref)!.status).toBe('canceled')
  })

  test('gives everything back, once, when money came for a car that is gone', async () => {
    const { booking, checkout, ref } = await opened('stripe')
    server.clock.now += 31 * minute
    await opened('stripe')
    stripe.pay(ref)
    await Promise.all([state(checkout._id), state(checkout._id)])
    await work()
    await work()
    expect(stripe.intents.get(ref)!.refunded).toBe(150_000)
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'void', paid: 0 })
    expect((await state(checkout._id)).state).toBe('returned')
  })
})

describe('Stripe, after it was paid', () => {
  const paidAt = async () => {
    const made = await opened('stripe')
    stripe.pay(made.ref)
    await state(made.checkout._id)
    return made
  }
  const sendEvent = async (type: string, ref: string, about?: object) => {
    const { body, signature } = stripe.event(type, ref, { at: server.clock.now, ...(about ? { about } : {}) })
    expect((await hook('stripe', body, { 'stripe-signature': signature })).statusCode).toBe(200)
  }
  const notified = async (id: string, kind: string) =>
    (
      await server.db.selectFrom('notifications').select('kind').where('booking_id', '=', id).execute()
    ).filter((row) => row.kind === kind).length

  test('reports a dispute: the money is off the booking, and back when it is won', async () => {
    const { booking, ref } = await paidAt()
    const dispute = stripe.dispute(ref, 150_000)
    await sendEvent('charge.dispute.funds_withdrawn', ref, dispute)
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'paid', paid: 0 })
    expect(await notified(booking._id, 'payment-disputed')).toBe(2)
    stripe.decide(dispute, 'won')
    await sendEvent('charge.dispute.closed', ref, dispute)
    await sendEvent('charge.dispute.funds_reinstated', ref, dispute)
    expect(await bookingOf(booking._id)).toMatchObject({ paid: 150_000 })
    expect(await notified(booking._id, 'dispute-won')).toBe(2)
  })

  test('reports a refund made in its dashboard: one row, the money follows', async () => {
    const { booking, checkout, ref } = await paidAt()
    stripe.refundByHand(ref, 50_000)
    await sendEvent('charge.refunded', ref)
    await sendEvent('refund.updated', ref)
    expect(await bookingOf(booking._id)).toMatchObject({ paid: 100_000 })
    const rows = await server.db
      .selectFrom('refunds')
      .select(['reason', 'amount'])
      .where('payment_id', '=', checkout._id)
      .execute()
    expect(rows).toEqual([{ reason: 'provider', amount: '50000' }])
    expect(await notified(booking._id, 'payment-refunded')).toBe(1)
  })

  test('gives a refund whose key was spent on a failure, once, under the next key', async () => {
    const { booking, checkout, ref } = await paidAt()
    const admin = await server.as('admin@wouri.example')
    expect(
      (await admin('POST', `/api/bookings/${booking._id}/cancellation`, { payload: {} })).statusCode,
    ).toBe(200)
    stripe.failing.next = 1
    await work()
    expect(stripe.intents.get(ref)!.refunded).toBe(0)
    server.clock.now += 30 * minute
    await work()
    expect(stripe.intents.get(ref)!.refunded).toBe(150_000)
    expect(
      await server.db
        .selectFrom('refunds')
        .select(['attempt', 'given'])
        .where('payment_id', '=', checkout._id)
        .execute(),
    ).toEqual([{ attempt: 1, given: '150000' }])
  })

  test('that sends an amount as a text is not believed: nothing is paid, and staff are notified', async () => {
    const { booking, checkout, ref } = await opened('stripe')
    stripe.pay(ref)
    stripe.intents.get(ref)!.amount_received = '150000' as never
    expect((await state(checkout._id)).state).toBe('open')
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'void', paid: 0 })
    expect(await notified(booking._id, 'money-flagged')).toBe(2)
  })
})

describe('PayPal', () => {
  test('is asked for euros at the parity, and a lost answer to a capture is found again', async () => {
    const { booking, checkout, ref } = await opened('payPal')
    expect(checkout.payment).toMatchObject({
      currency: 'EUR',
      amount: 22_867,
      handover: { kind: 'redirect' },
    })
    expect(payPal.orders.get(ref)!.amount).toEqual({ currency_code: 'EUR', value: '228.67' })
    payPal.approve(ref)
    payPal.mode.lost = 1
    const confirmed = await amina('POST', `/api/checkout-sessions/${checkout._id}/confirm`)
    expect([confirmed.statusCode, confirmed.json<CheckoutSession>().state]).toEqual([200, 'paid'])
    expect(payPal.orders.get(ref)!.captures).toHaveLength(1)
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })

  test('that was not approved captures nothing, and says so', async () => {
    const { checkout } = await opened('payPal')
    const response = await amina('POST', `/api/checkout-sessions/${checkout._id}/confirm`)
    expect([response.statusCode, response.json()]).toEqual([503, { code: 'payment-failed' }])
  })

  test('whose capture is pending is not paid until its event says so', async () => {
    const { booking, checkout, ref } = await opened('payPal')
    payPal.approve(ref)
    payPal.captures.status = 'PENDING'
    expect((await amina('POST', `/api/checkout-sessions/${checkout._id}/confirm`)).statusCode).toBe(200)
    payPal.captures.status = 'COMPLETED'
    expect((await state(checkout._id)).state).toBe('processing')
    expect((await bookingOf(booking._id)).status).toBe('void')
    payPal.orders.get(ref)!.captures[0]!.status = 'COMPLETED'
    const event = {
      id: `WH-${ref}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: `C${ref}`, supplementary_data: { related_ids: { order_id: ref } } },
    }
    const marks = {
      'paypal-auth-algo': 'x',
      'paypal-cert-url': 'x',
      'paypal-transmission-id': '1',
      'paypal-transmission-time': 'x',
    }
    expect(
      (await hook('payPal', JSON.stringify(event), { ...marks, 'paypal-transmission-sig': 'forged' }))
        .statusCode,
    ).toBe(400)
    expect(
      (await hook('payPal', JSON.stringify(event), { ...marks, 'paypal-transmission-sig': 'genuine' }))
        .statusCode,
    ).toBe(200)
    expect(await bookingOf(booking._id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })

  test('is never asked to capture for a released car', async () => {
    const { checkout, ref } = await opened('payPal')
    payPal.approve(ref)
    server.clock.now += 31 * minute
    expect((await amina('POST', `/api/checkout-sessions/${checkout._id}/confirm`)).json()).toEqual({
      code: 'hold-expired',
    })
    expect(payPal.orders.get(ref)!.captures).toEqual([])
  })
})

test('choosing another gateway closes the earlier payment, and only one is ever kept', async () => {
  const { booking, checkout, ref } = await opened('stripe')
  const other = (
    await amina('POST', '/api/checkout-sessions', { payload: { booking: booking._id, gateway: 'payPal' } })
  ).json<CheckoutSession>()
  expect(other._id).not.toBe(checkout._id)
  // Both are paid before the first could be closed.
  stripe.pay(ref)
  const [order] = [...payPal.orders.values()].slice(-1)
  payPal.approve(order!.id)
  await amina('POST', `/api/checkout-sessions/${other._id}/confirm`)
  await state(checkout._id)
  await work()
  const payments = await server.db
    .selectFrom('payments')
    .select(['gateway', 'status'])
    .where('booking_id', '=', booking._id)
    .orderBy('gateway')
    .execute()
  expect(payments).toEqual([
    { gateway: 'payPal', status: 'kept' },
    { gateway: 'stripe', status: 'returned' },
  ])
  expect(stripe.intents.get(ref)!.refunded).toBe(150_000)
})

test('ten bookings at once under one key are one booking and ten equal answers; another body is refused', async () => {
  const { driver: _, ...body } = aBooking(server.clock.now, { payment: 'full' })
  const key = randomUUID()
  const send = (payload: object) =>
    amina('POST', '/api/bookings', { payload, headers: { 'idempotency-key': key } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201))
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
  const rows = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('car_id', '=', 'demo-prado-daily')
    .where('hold_expires_at', 'is not', null)
    .execute()
  expect(rows).toHaveLength(1)
  expect((await send({ ...body, extras: ['amendments'] })).json<{ code: string }>().code).toBe(
    'idempotency-key-reused',
  )
})
