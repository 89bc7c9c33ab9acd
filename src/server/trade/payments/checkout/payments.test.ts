import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { minute } from '#domain/rental/period.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { aBooking, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let amina: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startServer()
  // The demonstration driver's licence is on file.
  await fillFiles(server.db, server.files, server.clock.now)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
  amina = await server.as('driver@wouri.example')
})

async function book(ask = amina, changes: Partial<NewBookingInput> = {}) {
  const { driver: _, ...body } = aBooking(server.clock.now, { payment: 'full', ...changes })
  return ask('POST', '/api/bookings', { payload: body, headers: { 'idempotency-key': randomUUID() } })
}
const open = (ask: typeof amina, booking: string) =>
  ask('POST', '/api/checkout-sessions', { payload: { booking, gateway: 'sandbox' } })
const pay = (ask: typeof amina, ref: string, outcome: string) =>
  ask('POST', `/api/sandbox/payments/${ref}`, { payload: { outcome } })
const session = async (ask: typeof amina, id: string) =>
  (await ask('GET', `/api/checkout-sessions/${id}`)).json<CheckoutSession>()

async function opened(changes: Partial<NewBookingInput> = {}) {
  const booking = (await book(amina, changes)).json<Booking>()
  const checkout = (await open(amina, booking._id)).json<CheckoutSession>()
  if (checkout.payment?.handover?.kind !== 'sandbox') throw new Error('the sandbox was not opened')
  return { booking, checkout, ref: checkout.payment.handover.ref }
}

test('a car is held while its driver pays, and paid after a card that was declined first', async () => {
  const { booking, checkout, ref } = await opened()
  expect(booking).toMatchObject({ status: 'void', paid: 0, dueAtCounter: 150_000 })
  expect(checkout).toMatchObject({
    state: 'open',
    payment: { gateway: 'sandbox', amount: 150_000, currency: 'XAF', xaf: 150_000 },
  })
  expect((await pay(amina, ref, 'declined')).json()).toEqual({ result: 'declined' })
  expect((await session(amina, checkout._id)).state).toBe('open')
  expect((await pay(amina, ref, 'paid')).json()).toEqual({ result: 'paid' })
  expect(await session(amina, checkout._id)).toMatchObject({
    state: 'paid',
    booking: { status: 'paid', paid: 150_000, dueAtCounter: 0 },
    payment: { handover: null },
  })
})

test('authentication is a step of its own, and refusing it leaves the payment open', async () => {
  const { checkout, ref } = await opened({ payment: 'deposit' })
  expect((await pay(amina, ref, 'authentication')).json()).toEqual({ result: 'authentication' })
  expect((await pay(amina, ref, 'refused')).json()).toEqual({ result: 'declined' })
  expect((await pay(amina, ref, 'authenticated')).json<{ code: string }>().code).toBe('hold-expired')
  await pay(amina, ref, 'authentication')
  expect((await pay(amina, ref, 'authenticated')).json()).toEqual({ result: 'paid' })
  expect(await session(amina, checkout._id)).toMatchObject({
    state: 'paid',
    booking: { status: 'deposit', paid: 30_000 },
  })
})

test('a slow bank is waited for, and the driver is not asked to pay again meanwhile', async () => {
  const { checkout, ref } = await opened()
  expect((await pay(amina, ref, 'slow')).json()).toEqual({ result: 'processing' })
  expect((await session(amina, checkout._id)).state).toBe('processing')
  server.clock.now += 10_000
  expect((await session(amina, checkout._id)).state).toBe('paid')
})

test('a held car is not offered to anybody else, and is free again when its driver gives up or is late', async () => {
  const grace = server.visitor()
  const { checkout } = await opened()
  const theirs = { payload: aBooking(server.clock.now), headers: { 'idempotency-key': randomUUID() } }
  expect((await grace('POST', '/api/bookings', theirs)).json<{ code: string }>().code).toBe('car-taken')
  expect((await amina('DELETE', `/api/checkout-sessions/${checkout._id}`)).statusCode).toBe(200)
  expect((await session(amina, checkout._id)).state).toBe('lapsed')
  const again = await opened()
  server.clock.now += 31 * minute
  expect((await open(amina, again.booking._id)).json<{ code: string }>().code).toBe('hold-expired')
  expect((await book(amina)).statusCode).toBe(201)
})

test('a hold whose payment never opened is given up by the id of the booking, and only by its driver', async () => {
  const booking = (await book(amina)).json<Booking>()
  const grace = await server.as('grace-tabi@wouri.example').catch(() => server.visitor())
  expect((await grace('DELETE', `/api/checkout-sessions/${booking._id}`)).statusCode).toBeGreaterThanOrEqual(
    401,
  )
  expect((await book(amina)).json<{ code: string }>().code).toBe('car-taken')
  expect((await amina('DELETE', `/api/checkout-sessions/${booking._id}`)).statusCode).toBe(200)
  expect((await amina('DELETE', `/api/checkout-sessions/${booking._id}`)).statusCode).toBe(200)
  const counter = (await book(amina, { payment: 'counter' })).json<Booking>()
  expect((await amina('DELETE', `/api/checkout-sessions/${counter._id}`)).statusCode).toBe(404)
})

describe('somebody else', () => {
  test.each(['visitor', 'supplier'])(
    'who is a %s finds no session, opens none and pays none',
    async (who) => {
      const { booking, checkout, ref } = await opened()
      const stranger = who === 'visitor' ? server.visitor() : await server.as('mboa-prestige@wouri.example')
      const answers = [
        await stranger('GET', `/api/checkout-sessions/${checkout._id}`),
        await open(stranger, booking._id),
        await pay(stranger, ref, 'paid'),
        await stranger('POST', `/api/checkout-sessions/${checkout._id}/confirm`),
        await stranger('DELETE', `/api/checkout-sessions/${checkout._id}`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        Array.from({ length: 5 }, () => (who === 'visitor' ? 401 : 404)),
      )
      expect((await session(amina, checkout._id)).state).toBe('open')
    },
  )
})

test('amounts, currencies and statuses sent by a client reach no row', async () => {
  const sent = {
    total: 150_000,
    amount: 1,
    price: 1,
    status: 'paid',
    paid: 150_000,
    deposit: 0,
    days: 1,
    supplier: 'x',
    rate: 9,
  }
  const booking = (await book(amina, sent)).json<Booking>()
  expect(booking).toMatchObject({ status: 'void', paid: 0, total: 150_000, days: 3, rate: 1 })
  const checkout = (
    await amina('POST', '/api/checkout-sessions', {
      payload: { booking: booking._id, gateway: 'sandbox', amount: 1, currency: 'USD' },
    })
  ).json<CheckoutSession>()
  expect(checkout.payment).toMatchObject({ amount: 150_000, currency: 'XAF' })
})

test('a gateway that is off is not offered', async () => {
  const { booking } = await opened()
  const response = await amina('POST', '/api/checkout-sessions', {
    payload: { booking: booking._id, gateway: 'stripe' },
  })
  expect([response.statusCode, response.json()]).toEqual([422, { code: 'payment-not-offered' }])
})

test('a booking for the counter has a session too: nothing was paid, nothing is asked', async () => {
  const booking = (await book(amina, { payment: 'counter' })).json<Booking>()
  expect(await session(amina, booking._id)).toMatchObject({
    state: 'counter',
    payment: null,
    booking: { status: 'pending' },
  })
})

test('where the sandbox is off, none of its cards pays what was opened while it was on', async () => {
  const site = await startServer(undefined, { gateways: {} })
  const ask = await site.as('driver@wouri.example')
  expect((await pay(ask, 'sandbox-demo-payment-held', 'paid')).statusCode).toBe(404)
  const { status } = await site.db
    .selectFrom('sandbox_payments')
    .select('status')
    .where('ref', '=', 'sandbox-demo-payment-held')
    .executeTakeFirstOrThrow()
  expect(status).toBe('open')
  await site.close()
})
