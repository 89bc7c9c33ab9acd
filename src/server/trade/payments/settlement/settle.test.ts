import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#domain/rental/period.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { giveUp } from '#server/trade/payments/checkout/give-up.ts'
import { releaseOldHolds } from '#server/bookings/money/holds.ts'
import { paymentJobs } from './jobs.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { reconcile } from './reconcile.ts'
import { settle } from './settle.ts'

let server: TestServer
let gateway: FakeGateway
let ports: PaymentPorts
let amina: Viewer

beforeAll(async () => {
  server = await startServer()
  amina = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
})
afterAll(() => server.close())
beforeEach(async () => {
  gateway = fakeGateway()
  ports = {
    db: server.db,
    gateways: { sandbox: gateway },
    now: () => server.clock.now,
    onError: () => undefined,
  }
  // Every test has the car for itself.
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
})

async function held(changes: Partial<Parameters<typeof aHeldBooking>[1]> = {}) {
  const booking = await aHeldBooking(server.db, { now: server.clock.now, ...changes })
  return booking!.id
}
const open = (bookingId: string) =>
  openPayment(ports, { bookingId, gateway: 'sandbox', viewer: amina, now: server.clock.now })
const booking = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mails = (id: string) =>
  server.db.selectFrom('outbox').selectAll().where('dedupe_key', '=', `booking-confirmed:${id}`).execute()
const refunds = (paymentId: string) =>
  server.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute()
const history = (id: string) =>
  server.db
    .selectFrom('booking_history')
    .selectAll()
    .where('booking_id', '=', id)
    .where('from_status', 'is not', null)
    .execute()
async function work() {
  const problems: string[] = []
  while (
    await workBatch({
      db: server.db,
      handlers: paymentJobs(ports),
      now: ports.now,
      onError: (problem) => problems.push(problem),
    })
  );
  return problems
}

test('a paid payment makes a held booking paid, with one mail and one row of history', async () => {
  const id = await held()
  const { id: paymentId } = await open(id)
  expect((await settle(ports, paymentId))?.status).toBe('open')
  gateway.pay(`fake-${paymentId}`)
  await Promise.all(Array.from({ length: 5 }, () => settle(ports, paymentId)))
  expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000, hold_expires_at: null })
  expect(await mails(id)).toHaveLength(1)
  expect(await history(id)).toMatchObject([{ from_status: 'void', to_status: 'paid' }])
  expect(await refunds(paymentId)).toEqual([])
})

test('the deposit is a part, and the rest stays due', async () => {
  const id = await held({ payment: 'deposit' })
  const { id: paymentId } = await open(id)
  expect([...gateway.books.values()].at(-1)).toMatchObject({ amount: 30_000, currency: 'XAF' })
  gateway.pay(`fake-${paymentId}`)
  await settle(ports, paymentId)
  expect(await booking(id)).toMatchObject({ status: 'deposit', paid: 30_000, total: 150_000 })
})

test('opening twice is one payment, in parallel too', async () => {
  const id = await held()
  const opened = await Promise.all([open(id), open(id), open(id)])
  expect(new Set(opened.map(({ id: payment }) => payment)).size).toBe(1)
  expect(gateway.books.size).toBe(1)
})

test('a stranger cannot open a payment, and no one that of a lapsed hold', async () => {
  const id = await held()
  const stranger = await signedIn({ db: server.db, now: server.clock.now }, 'grace-tabi')
  await expect(
    openPayment(ports, { bookingId: id, gateway: 'sandbox', viewer: stranger, now: server.clock.now }),
  ).rejects.toThrow('not-found')
  server.clock.now += 25 * minute
  await expect(open(id)).rejects.toThrow('hold-expired')
})

test('a provider that is away leaves the hold as it was, and the next try goes on with the same payment', async () => {
  const id = await held()
  gateway.trouble.down = 1
  await expect(open(id)).rejects.toThrow('payment-failed')
  gateway.trouble.lost = 1
  await expect(open(id)).rejects.toThrow('payment-failed')
  const { id: paymentId } = await open(id)
  expect(gateway.books.size).toBe(1)
  gateway.pay(`fake-${paymentId}`)
  expect((await settle(ports, paymentId))?.status).toBe('kept')
})

test('who gives up while the payment is being opened is shown no form, and the provider takes no money', async () => {
  const id = await held()
  const open = gateway.open
  gateway.open = async (order) => {
    const opened = await open(order)
    await giveUp(server.db, id, amina, server.clock.now)
    return opened
  }
  await expect(
    openPayment(ports, { bookingId: id, gateway: 'sandbox', viewer: amina, now: server.clock.now }),
  ).rejects.toThrow('hold-expired')
  const [ref] = gateway.books.keys()
  expect(gateway.pay(ref!)).toBe(false)
})

describe('a late payment', () => {
  async function lapsed() {
    const id = await held()
    const { id: paymentId } = await open(id)
    server.clock.now += 31 * minute
    await releaseOldHolds(server.db, server.clock.now)
    expect(await booking(id)).toMatchObject({ status: 'void', hold_expires_at: null })
    return { id, paymentId }
  }

  test('is kept while the car is still free', async () => {
    const { id, paymentId } = await lapsed()
    gateway.pay(`fake-${paymentId}`)
    expect(await reconcile(ports, () => undefined)).toBeGreaterThan(0)
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })

  test('is kept when nobody else has the car but by a hold that is over and was not looked at', async () => {
    const { id, paymentId } = await lapsed()
    const other = await held()
    server.clock.now += 31 * minute
    gateway.pay(`fake-${paymentId}`)
    await settle(ports, paymentId)
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
    expect(await booking(other)).toMatchObject({ status: 'void', hold_expires_at: null })
  })

  test('for a car that is gone goes back once, and the driver is notified', async () => {
    const { id, paymentId } = await lapsed()
    await held()
    gateway.pay(`fake-${paymentId}`)
    await Promise.all([settle(ports, paymentId), settle(ports, paymentId), settle(ports, paymentId)])
    expect(await booking(id)).toMatchObject({ status: 'void', paid: 0 })
    expect(await refunds(paymentId)).toMatchObject([{ reason: 'car-gone', amount: '150000' }])
    gateway.trouble.lost = 1
    await work()
    server.clock.now += hour
    await work()
    expect([...gateway.refunds.values()]).toEqual([{ ref: `fake-${paymentId}`, amount: 150_000 }])
    expect((await refunds(paymentId))[0]!.done_at).not.toBeNull()
    const told = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('booking_id', '=', id)
      .where('kind', '=', 'payment-refunded')
      .execute()
    expect(told).toHaveLength(1)
    expect(await mails(id)).toHaveLength(0)
  })
})

test('an amount that was not asked for is never kept', async () => {
  const id = await held()
  const { id: paymentId } = await open(id)
  gateway.pay(`fake-${paymentId}`, 149_999)
  expect((await settle(ports, paymentId))?.status).toBe('returned')
  expect(await booking(id)).toMatchObject({ status: 'void', paid: 0 })
  expect(await refunds(paymentId)).toMatchObject([{ reason: 'amount-mismatch', amount: '149999' }])
})

test('the right number of another currency is never kept', async () => {
  const id = await held()
  const { id: paymentId } = await open(id)
  gateway.books.get(`fake-${paymentId}`)!.currency = 'EUR'
  gateway.pay(`fake-${paymentId}`)
  expect((await settle(ports, paymentId))?.status).toBe('returned')
  expect(await booking(id)).toMatchObject({ status: 'void', paid: 0 })
  expect(await refunds(paymentId)).toMatchObject([{ reason: 'amount-mismatch' }])
})

test('money that comes on one way closes the other, so that nobody pays twice', async () => {
  const id = await held()
  const { id: first } = await open(id)
  const both = { ...ports, gateways: { sandbox: gateway, stripe: gateway } }
  const { id: second } = await openPayment(both, {
    bookingId: id,
    gateway: 'stripe',
    viewer: amina,
    now: server.clock.now,
  })
  // Said yes to before the provider heard that it was closed.
  gateway.pay(`fake-${first}`)
  expect((await settle(ports, first))?.status).toBe('kept')
  ports = { ...ports, ...both }
  await work()
  expect(gateway.pay(`fake-${second}`)).toBe(false)
})

test('money for a cancelled booking goes back', async () => {
  const id = await held()
  const { id: paymentId } = await open(id)
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('id', '=', id)
    .execute()
  gateway.pay(`fake-${paymentId}`)
  await settle(ports, paymentId)
  expect(await refunds(paymentId)).toMatchObject([{ reason: 'cancelled' }])
})

test('a hold that ends closes its payment at the provider', async () => {
  const id = await held()
  const { id: paymentId } = await open(id)
  server.clock.now += 30 * minute
  await releaseOldHolds(server.db, server.clock.now)
  await work()
  expect(gateway.pay(`fake-${paymentId}`)).toBe(false)
  const told = await server.db.selectFrom('notifications').selectAll().where('booking_id', '=', id).execute()
  expect(told.map(({ kind }) => kind)).toEqual(['hold-expired'])
})
