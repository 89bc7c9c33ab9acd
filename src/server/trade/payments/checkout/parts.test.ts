// A sum that several payments complete.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/rental/period.ts'
import { finaliseCancellation } from '#server/acts/requests/cancellations/answer-cancellation.ts'
import { recordCounterPayment } from '#server/trade/payments/counter/record-counter-payment.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { releaseOldHolds } from '#server/bookings/money/holds.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { returnOnePayment } from '#server/trade/payments/settlement/return-one-payment.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import { giveUp } from './give-up.ts'
import { findSession } from './find-session.ts'
import { openPayment } from './open-payment.ts'
import { promptPayment } from './prompt-payment.ts'

let server: TestServer
let fake: FakeGateway
let ports: PaymentPorts
const driverId = 'samuel-ekotto'
let viewer: Viewer
let admin: Viewer
const mtn = { phone: '+237671000000', operator: 'mtn' as const }
const orange = { phone: '+237691000000', operator: 'orange' as const }
const carId = 'demo-prado-daily'

beforeAll(async () => {
  server = await startServer()
  viewer = await signedIn({ db: server.db, now: server.clock.now }, driverId)
  admin = await signedIn({ db: server.db, now: server.clock.now }, 'admin', 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  fake = fakeGateway({ orangeMax: 300_000 })
  const now = () => server.clock.now
  const gateways = { sandbox: fake, sandboxMobile: fake.phones }
  ports = { db: server.db, gateways, now, onError: () => undefined }
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', carId)
    .execute()
})

type Held = Partial<Parameters<typeof aHeldBooking>[1]>
/** Sixteen days are 800 000 XAF; the supplier takes nothing less than all of it. */
async function held(changes: Held = {}): Promise<string> {
  const options = { now: server.clock.now, inDays: 30, days: 16, partPercent: 0, driverId }
  return (await aHeldBooking(server.db, { ...options, ...changes }))!.id
}
const open = async (bookingId: string, gateway: 'sandbox' | 'sandboxMobile' = 'sandboxMobile') =>
  (await openPayment(ports, { bookingId, gateway, viewer, now: server.clock.now })).id
async function ask(bookingId: string, payer: typeof mtn | typeof orange): Promise<string> {
  const id = await open(bookingId)
  await promptPayment(ports, { id, viewer, ...payer })
  return id
}
async function pay(id: string): Promise<void> {
  fake.pay(`fake-${id}`)
  await settle(ports, id)
}
const booking = (id: string) =>
  server.db
    .selectFrom('bookings')
    .select(['status', 'paid', 'hold_expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const payment = (id: string) =>
  server.db
    .selectFrom('payments')
    .select(['xaf', 'status', 'target'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const session = (id: string) =>
  findSession(server.db, id, viewer, { now: server.clock.now, gateways: ports.gateways })
const told = async (bookingId: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select('kind')
      .where('booking_id', '=', bookingId)
      .where('user_id', '=', driverId)
      .execute()
  )
    .map(({ kind }) => kind)
    .toSorted()
async function work(): Promise<void> {
  const handlers = paymentJobs(ports)
  while (await workBatch({ db: server.db, handlers, now: ports.now, onError: () => undefined }));
}
/** What broke, of the bookings of this file: others were freed behind everybody's back. */
const broken = async (bookingId: string) =>
  (await examine(server.db)).filter(({ id, rule }) => id === bookingId && !/history/.test(rule))

test('a sum over the limit is paid in two parts by two operators', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  expect(await session(first)).toMatchObject({
    state: 'processing',
    payment: { xaf: 500_000, part: { number: 1, of: 2, rest: 800_000 } },
  })
  await pay(first)
  expect(await booking(id)).toMatchObject({ status: 'void', paid: 500_000 })
  expect(await session(first)).toMatchObject({
    state: 'part',
    payment: { part: { number: 1, of: 2, rest: 300_000 } },
  })
  expect(await told(id)).toEqual(['part-received'])
  const second = await ask(id, orange)
  expect(await payment(second)).toMatchObject({ xaf: 300_000, target: 800_000 })
  expect((await session(second))!.payment!.part).toEqual({ number: 2, of: 2, rest: 300_000 })
  await pay(second)
  expect(await booking(id)).toEqual({ status: 'paid', paid: 800_000, hold_expires_at: null })
  expect((await session(first))!.state).toBe('paid')
  expect(await told(id)).toEqual(['booking-made', 'part-received'])
  expect(await broken(id)).toEqual([])
})

test('an operator that takes less asks for less of the same payment', async () => {
  const id = await held()
  const payer = await ask(id, orange)
  expect(await payment(payer)).toMatchObject({ xaf: 300_000 })
  expect(fake.books.get(`fake-${payer}`)).toMatchObject({ amount: 300_000 })
})

test('the rest may come from a card', async () => {
  const id = await held()
  await pay(await ask(id, mtn))
  const card = await open(id, 'sandbox')
  expect(await payment(card)).toMatchObject({ xaf: 300_000 })
  await pay(card)
  expect(await booking(id)).toMatchObject({ status: 'paid', paid: 800_000 })
})

test('a part gives the hold half an hour anew', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  server.clock.now += 19 * minute
  await pay(first)
  server.clock.now += 15 * minute
  await releaseOldHolds(server.db, server.clock.now)
  await pay(await ask(id, mtn))
  expect(await booking(id)).toMatchObject({ status: 'paid' })
})

test('a first part that reaches the deposit of the supplier keeps the car for good', async () => {
  const id = await held({ partPercent: 20 })
  await pay(await ask(id, mtn))
  expect(await booking(id)).toEqual({ status: 'deposit', paid: 500_000, hold_expires_at: null })
  server.clock.now += hour
  await releaseOldHolds(server.db, server.clock.now)
  await pay(await ask(id, mtn))
  expect(await booking(id)).toMatchObject({ status: 'paid', paid: 800_000 })
  expect(await told(id)).toEqual(['booking-made', 'payment-received'])
  expect(await broken(id)).toEqual([])
})

test('what was paid goes back by itself when the rest does not come, and its driver is told', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  await pay(first)
  server.clock.now += 31 * minute
  await releaseOldHolds(server.db, server.clock.now)
  expect(await payment(first)).toMatchObject({ status: 'returned' })
  expect(await booking(id)).toEqual({ status: 'void', paid: 0, hold_expires_at: null })
  await work()
  expect([...fake.refunds.values()]).toEqual([{ ref: `fake-${first}`, amount: 500_000 }])
  expect(await told(id)).toEqual(['part-received', 'parts-returned', 'payment-refunded'])
  expect((await session(first))!.state).toBe('returned')
  expect(await broken(id)).toEqual([])
})

test('who gives up after a part gets it back at once', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  await pay(first)
  await giveUp(server.db, first, viewer, server.clock.now)
  await work()
  expect([...fake.refunds.values()]).toEqual([{ ref: `fake-${first}`, amount: 500_000 }])
})

test('a part that comes after the hold is nothing alone, and goes back', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  server.clock.now += 31 * minute
  await releaseOldHolds(server.db, server.clock.now)
  await pay(first)
  expect(await payment(first)).toMatchObject({ status: 'returned' })
  await work()
  expect([...fake.refunds.values()]).toEqual([{ ref: `fake-${first}`, amount: 500_000 }])
  expect(await broken(id)).toEqual([])
})

test('while a phone is asked every way to pay leads to that one request', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  expect(await open(id)).toBe(first)
  expect(await open(id, 'sandbox')).toBe(first)
  // Also when its payment was closed meanwhile: the phone may still say yes.
  await server.db.updateTable('payments').set({ status: 'closed' }).where('id', '=', first).execute()
  expect(await open(id)).toBe(first)
  fake.refuse(`fake-${first}`, 'refused')
  await settle(ports, first)
  expect(await open(id)).not.toBe(first)
})

test('the same part paid twice by two windows goes back once', async () => {
  const id = await held()
  const first = await ask(id, mtn)
  fake.refuse(`fake-${first}`, 'expired')
  await settle(ports, first)
  const second = await ask(id, mtn)
  await pay(second)
  fake.books.get(`fake-${first}`)!.isProcessing = true
  await pay(first)
  // Twice half a million would be more than the booking costs.
  expect(await payment(first)).toMatchObject({ status: 'returned' })
  expect(await booking(id)).toMatchObject({ status: 'void', paid: 500_000 })
})

test('the deposit paid twice is not taken for the rest', async () => {
  const id = await held({ days: 3, payment: 'deposit', partPercent: 20 })
  const card = await open(id, 'sandbox')
  const phone = await open(id)
  await promptPayment(ports, { id: phone, viewer, ...mtn })
  await pay(phone)
  fake.books.get(`fake-${card}`)!.closed = false
  await pay(card)
  expect(await booking(id)).toMatchObject({ status: 'deposit', paid: 30_000 })
  expect(await payment(card)).toMatchObject({ status: 'returned' })
})

// What goes back.

async function paidByTwo(): Promise<{ id: string; first: string; second: string }> {
  const id = await held()
  const first = await ask(id, mtn)
  await pay(first)
  server.clock.now += minute
  const second = await ask(id, orange)
  await pay(second)
  return { id, first, second }
}

test('one part is given back alone, and is due again', async () => {
  const { id, first } = await paidByTwo()
  const given = { bookingId: id, paymentId: first, viewer: admin, now: server.clock.now }
  await returnOnePayment(ports, given)
  await expect(returnOnePayment(ports, given)).rejects.toThrow('not-possible-now')
  await work()
  expect([...fake.refunds.values()]).toEqual([{ ref: `fake-${first}`, amount: 500_000 }])
  expect(await booking(id)).toMatchObject({ status: 'deposit', paid: 300_000 })
  await pay(await ask(id, mtn))
  expect(await booking(id)).toMatchObject({ status: 'paid', paid: 800_000 })
  expect(await broken(id)).toEqual([])
})

test('a booking of which every part went back alone is still the driver’s', async () => {
  const { id, first, second } = await paidByTwo()
  for (const paymentId of [first, second])
    await returnOnePayment(ports, { bookingId: id, paymentId, viewer: admin, now: server.clock.now })
  await work()
  expect(await booking(id)).toMatchObject({ status: 'reserved', paid: 0 })
  expect(await broken(id)).toEqual([])
})

test('a refund takes the newest part first, and each goes back the way it came', async () => {
  const { id, first, second } = await paidByTwo()
  await finaliseCancellation(ports, { id, viewer: admin, now: server.clock.now, refund: 400_000 })
  await work()
  // The amounts are decided at once; the two jobs that send them run beside one another.
  const sent = [...fake.refunds.values()].toSorted((a, b) => b.amount - a.amount)
  expect(sent).toEqual([
    { ref: `fake-${second}`, amount: 300_000 },
    { ref: `fake-${first}`, amount: 100_000 },
  ])
})

// The rest, later.

test('the rest of a deposit is paid later, until pick-up', async () => {
  const id = await held({ days: 3, payment: 'deposit', partPercent: 20 })
  await pay(await open(id, 'sandbox'))
  server.clock.now += day
  const rest = await open(id, 'sandbox')
  expect(await payment(rest)).toMatchObject({ xaf: 120_000, target: 150_000 })
  expect((await session(rest))!.state).toBe('open')
  await pay(rest)
  expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  await expect(open(id)).rejects.toThrow('not-possible-now')
  expect(await broken(id)).toEqual([])
})

test('nothing is asked for after pick-up, and what comes then still counts while it is due', async () => {
  const id = await held({ days: 3, payment: 'deposit', partPercent: 20, inDays: 2 })
  await pay(await open(id, 'sandbox'))
  const rest = await open(id, 'sandbox')
  server.clock.now += 3 * day
  await expect(open(id)).rejects.toThrow('not-possible-now')
  await pay(rest)
  expect(await booking(id)).toMatchObject({ status: 'paid' })
})

test('what the counter took meanwhile is not taken twice', async () => {
  const id = await held({ days: 3, payment: 'deposit', partPercent: 20 })
  await pay(await open(id, 'sandbox'))
  const rest = await open(id, 'sandbox')
  const taken = { bookingId: id, method: 'cash' as const, viewer: admin, key: id, now: server.clock.now }
  await recordCounterPayment(server.db, { ...taken, amount: 50_000 })
  // The payment that is open asks for too much now: another one is opened for what is left.
  const less = await open(id, 'sandbox')
  expect(less).not.toBe(rest)
  expect(await payment(less)).toMatchObject({ xaf: 70_000 })
  await pay(rest)
  expect(await payment(rest)).toMatchObject({ status: 'returned' })
  await pay(less)
  expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  expect(await broken(id)).toEqual([])
})

test('a phone pays francs whatever currency prices are read in', async () => {
  const id = await held({ days: 3 })
  await server.db
    .updateTable('bookings')
    .set({ currency: 'EUR', rate: 1 / 655.957 })
    .where('id', '=', id)
    .execute()
  const payer = await ask(id, mtn)
  expect(fake.books.get(`fake-${payer}`)).toMatchObject({ amount: 150_000, currency: 'XAF' })
})
