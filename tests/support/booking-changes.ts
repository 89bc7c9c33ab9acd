// Bookings whose drivers ask for a change: made in one line, with everybody who has a word in it.

import { randomUUID } from 'node:crypto'
import type { Booking } from '#contract/bookings/bookings.ts'
import { day, minute, wallTimeOf } from '#domain/rental/period.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import { fakeGateway, type FakeGateway } from './gateway.ts'
import { startServer, type Ask, type TestServer } from './server.ts'

type Answered = ReturnType<Ask>

export let server: TestServer
export let gateway: FakeGateway
export let ports: PaymentPorts
/** The driver of the bookings, their supplier, and a supplier who has nothing to do with them. */
export let driver: Ask
export let supplier: Ask
export let other: Ask
/** The server's gateway: always the one of the running test. */
const asked: FakeGateway = new Proxy({} as FakeGateway, {
  get: (_, key) => Reflect.get(gateway, key) as unknown,
  has: () => true,
})
export const carId = 'demo-prado-daily'

/** Before all of a file. */
export async function startChanges(): Promise<void> {
  gateway = fakeGateway()
  server = await startServer({}, { gateways: { sandbox: asked } })
  driver = await server.as('driver@wouri.example')
  const { supplier_id: owner } = await server.db
    .selectFrom('cars')
    .select('supplier_id')
    .where('id', '=', carId)
    .executeTakeFirstOrThrow()
  const addressOf = (id: string) =>
    server.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  supplier = await server.as((await addressOf(owner)).email)
  const stranger = await server.db
    .selectFrom('suppliers')
    .select('id')
    .where('id', '<>', owner)
    .executeTakeFirstOrThrow()
  other = await server.as((await addressOf(stranger.id)).email)
}

/** Before each test: the car is free, and the provider's books are empty. */
export async function resetChanges(): Promise<void> {
  gateway = fakeGateway()
  ports = {
    db: server.db,
    gateways: { sandbox: gateway },
    now: () => server.clock.now,
    onError: () => undefined,
  }
  await server.db
    .updateTable('booking_changes')
    .set({ state: 'overtaken', answered_at: new Date() })
    .where('state', '=', 'open')
    .execute()
  await server.db
    .deleteFrom('booking_changes')
    .where('booking_id', 'in', (is) => is.selectFrom('bookings').select('id').where('car_id', '=', carId))
    .execute()
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', carId)
    .execute()
}

type Made = { inDays?: number; days?: number; payment?: 'deposit' | 'full'; driverId?: string }

/** Three days at 50 000 XAF in ten days' time, paid online. */
export async function paid(made: Made = {}) {
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now, ...made }))!
  const viewer = await signedIn({ db: server.db, now: server.clock.now }, made.driverId ?? 'amina-ngassa')
  const { id: paymentId } = await openPayment(ports, {
    bookingId: id,
    gateway: 'sandbox',
    viewer,
    now: server.clock.now,
  })
  gateway.pay(`fake-${paymentId}`)
  await settle(ports, paymentId)
  return id
}
/** The same at the counter. */
export async function atCounter(made: Made = {}) {
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now, ...made }))!
  await server.db
    .updateTable('bookings')
    .set({ status: 'reserved', hold_expires_at: null, payment: 'counter', due_online: 0, due_to_keep: 0 })
    .where('id', '=', id)
    .execute()
  await server.db
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(server.clock.now),
      actor: 'admin',
      from_status: 'void',
      to_status: 'reserved',
      note: null,
    })
    .execute()
  return id
}
export const booking = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** What must be true of a booking and its payments; rows of other tests were removed by hand. */
export async function wrongWith(id: string) {
  const payments = await server.db.selectFrom('payments').select('id').where('booking_id', '=', id).execute()
  const ids = [id, ...payments.map((payment) => payment.id)]
  return (await examine(server.db)).filter((violation) => ids.includes(violation.id))
}
export const beginsIn = (id: string, ms: number) =>
  server.db
    .updateTable('bookings')
    .set({ from_at: new Date(server.clock.now + ms) })
    .where('id', '=', id)
    .execute()
export const shown = async (id: string) => (await driver('GET', `/api/bookings/${id}`)).json<Booking>()
export const changes = (id: string) =>
  server.db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
export const code = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  response.body === '' ? null : (JSON.parse(response.body) as { code?: string }).code,
]
export const notified = async (id: string, kind: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('booking_id', '=', id)
      .execute()
  )
    .filter((row) => row.kind === kind)
    .map(({ user_id: to }) => to)

/** The booking's own dates with the drop-off moved, as the address and the body want them. */
export async function dates(id: string, { later = 0, start = 0 } = {}) {
  const { from_at: from, to_at: to } = await booking(id)
  return { from: wallTimeOf(from.getTime() + start * day), to: wallTimeOf(to.getTime() + later * day) }
}
export type ChangeInput = { later?: number; start?: number; extras?: string[]; total: number; note?: string }
export async function ask(
  id: string,
  { later = 0, start = 0, extras = [], total, note }: ChangeInput,
  as: Ask = driver,
): Answered {
  return as('POST', `/api/bookings/${id}/change-request`, {
    payload: { ...(await dates(id, { later, start })), extras, total, ...(note ? { note } : {}) },
  })
}
export const accept = (id: string, as: Ask = supplier, payload = {}): Answered =>
  as('POST', `/api/bookings/${id}/change-request/accept`, { payload })
export const decline = (id: string, as: Ask = supplier): Answered =>
  as('POST', `/api/bookings/${id}/change-request/decline`, { payload: {} })
export const withdraw = (id: string, as: Ask = driver): Answered =>
  as('POST', `/api/bookings/${id}/change-request/withdraw`)
export const work = async () => {
  server.clock.now += minute
  while (
    await workBatch({ db: server.db, handlers: paymentJobs(ports), now: ports.now, onError: () => undefined })
  );
}
export const counterTakes = (id: string, amount: number): Answered =>
  supplier('POST', `/api/bookings/${id}/counter-payments`, {
    payload: { amount, method: 'cash' },
    headers: { 'idempotency-key': randomUUID() },
  })
