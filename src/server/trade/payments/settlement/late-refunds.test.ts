// Money that does not go back, or is not what it should be: everybody it concerns is told, once.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import { RefundRefused, type Gateway } from '#server/trade/payments/gateways/port.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import {
  booking,
  gateway,
  notified,
  paid,
  ports,
  resetChanges,
  server,
  shown,
  startChanges,
  supplier,
  work,
} from '#tests/support/booking-changes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { tellOfLateRefunds } from './late-refunds.ts'
import { settle } from './settle.ts'

beforeAll(startChanges)
afterAll(() => server.close())
let start: number | undefined
beforeEach(async () => {
  start ??= server.clock.now
  server.clock.now = start
  await resetChanges()
})

/** A cancelled booking whose refund the provider answers like this. */
async function cancelled(refund: Gateway['refund']) {
  const id = await paid()
  gateway.refund = refund
  await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
  const { id: refundId } = await server.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('refunds.id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, refundId }
}
const everybody = async (id: string) => ['admin', 'amina-ngassa', (await booking(id)).supplier_id].toSorted()
const told = async (id: string, kind: string) => (await notified(id, kind)).toSorted()
const found = async (refundId: string) =>
  (await examine(server.db)).filter((each) => each.id === refundId).map(({ rule }) => rule)
async function tries(count: number) {
  for (let turn = 0; turn < count; turn++) {
    server.clock.now += hour
    await work()
  }
}
const refuse = (isLasting?: boolean) => async () => {
  throw new RefundRefused('no', isLasting ? { isLasting } : {})
}

test('a refund that is refused three times: driver, supplier, admin and doctor know, once', async () => {
  const { id, refundId } = await cancelled(refuse())
  await tries(2)
  expect(await told(id, 'refund-late')).toEqual([])
  expect(await found(refundId)).toEqual([])
  await tries(3)
  expect(await told(id, 'refund-late')).toEqual(await everybody(id))
  expect(await found(refundId)).toEqual(['a refund is not refused'])
  expect(await shown(id)).toMatchObject({ refunded: 0, goingBack: 150_000 })
})

test('one that will always be refused is told at the first time', async () => {
  const { id } = await cancelled(refuse(true))
  await tries(1)
  expect(await told(id, 'refund-late')).toEqual(await everybody(id))
})

test('a provider that cannot be asked has refused nothing', async () => {
  const { id } = await cancelled(async () => {
    throw new Error('fetch failed')
  })
  await tries(5)
  expect(await told(id, 'refund-late')).toEqual([])
})

test('a refund that waits for a day is told, and not again when it is refused as well', async () => {
  const { id, refundId } = await cancelled(async () => 'pending')
  server.clock.now += day - hour
  await tellOfLateRefunds(server.db, server.clock.now)
  expect(await told(id, 'refund-late')).toEqual([])
  server.clock.now += hour
  expect(await tellOfLateRefunds(server.db, server.clock.now)).toBeGreaterThanOrEqual(3)
  expect(await tellOfLateRefunds(server.db, server.clock.now)).toBe(0)
  gateway.refund = refuse()
  await tries(8)
  expect(await told(id, 'refund-late')).toEqual(await everybody(id))
  const old = new Date(Date.now() - 2 * day)
  await server.db.updateTable('refunds').set({ created_at: old }).where('id', '=', refundId).execute()
  expect(await found(refundId)).toContain('a refund arrives within a day')
})

test('a wrong sum goes back, and driver, supplier, admin and doctor know', async () => {
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now }))!
  const viewer = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
  const asked = { bookingId: id, gateway: 'sandbox' as const, viewer, now: server.clock.now }
  const { id: payment } = await openPayment(ports, asked)
  gateway.pay(`fake-${payment}`, 100_000)
  for (let turn = 0; turn < 2; turn++) await settle(ports, payment)
  expect(await told(id, 'wrong-sum')).toEqual(['amina-ngassa'])
  expect(await told(id, 'money-flagged')).toEqual(
    (await everybody(id)).filter((name) => name !== 'amina-ngassa'),
  )
  expect(await found(payment)).toContain('a provider said what cannot be right')
})

test('less than was decided: the driver is not told that it has all arrived and nothing more', async () => {
  const { id, refundId } = await cancelled(async () => 'pending')
  const { id: payment } = await server.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const book = gateway.books.get(`fake-${payment}`)!
  book.refunds.push({ id: 'short', ownId: refundId, amount: 100_000, currency: 'XAF', state: 'done' })
  book.refunded = 100_000
  await settle(ports, payment)
  expect(await told(id, 'refund-late')).toEqual(await everybody(id))
})
