import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#domain/rental/period.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { aSeat } from '#tests/support/staff.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'

let server: TestServer
let gateway: FakeGateway
let ports: PaymentPorts
let owner: Ask
let desk: Ask
let stranger: Ask
beforeAll(async () => {
  gateway = fakeGateway()
  server = await startServer({}, { gateways: { sandbox: gateway } })
  const now = () => server.clock.now
  ports = { db: server.db, gateways: { sandbox: gateway }, now, onError: () => undefined }
  owner = await server.as('mboa-prestige@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  stranger = await server.as('grassfields-auto@wouri.example')
})
afterAll(() => server.close())

async function paid(): Promise<string> {
  const world = { db: server.db, now: server.clock.now }
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now, inDays: 10 }))!
  const viewer = await signedIn(world, 'amina-ngassa')
  const opening = { bookingId: id, gateway: 'sandbox' as const, viewer, now: server.clock.now }
  const { id: paymentId } = await openPayment(ports, opening)
  gateway.pay(`fake-${paymentId}`)
  await settle(ports, paymentId)
  return id
}
const work = async () => {
  server.clock.now += minute
  const handlers = paymentJobs(ports)
  while (await workBatch({ db: server.db, handlers, now: ports.now, onError: () => undefined }));
}
const cancel = (id: string, refund: number) =>
  owner('POST', `/api/staff/bookings/${id}/cancellation`, { payload: { refund } })
const give = (ask: Ask, id: string, amount: number, key: string = randomUUID()) =>
  ask('POST', `/api/staff/bookings/${id}/refunds`, {
    payload: { amount },
    headers: { 'idempotency-key': key },
  })
const sumsTold = async (id: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select('sum')
      .where('booking_id', '=', id)
      .where('kind', '=', 'cancellation-finalised')
      .where('user_id', '=', 'amina-ngassa')
      .orderBy('created_at')
      .execute()
  ).map(({ sum }) => sum)

test('an owner gives back what a cancelled booking kept, once a key and never more; the sums are told and audited', async () => {
  const id = await paid()
  expect((await give(owner, id, 1000)).json()).toEqual({ code: 'not-possible-now' })
  expect((await cancel(id, 0)).statusCode).toBe(200)
  expect((await give(desk, id, 1000)).statusCode).toBe(403)
  expect((await give(stranger, id, 1000)).statusCode).toBe(404)
  const key = randomUUID()
  for (let time = 0; time < 2; time++) expect((await give(owner, id, 50_000, key)).statusCode).toBe(200)
  expect((await give(owner, id, 100_001)).json()).toMatchObject({ fields: { amount: 'more-than-due' } })
  await work()
  expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([50_000])
  expect((await give(owner, id, 100_000)).json()).toMatchObject({ status: 'cancelled' })
  await work()
  expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([50_000, 100_000])
  expect((await give(owner, id, 1)).json()).toMatchObject({ fields: { amount: 'more-than-due' } })
  expect(await sumsTold(id)).toEqual([0, 50_000, 100_000])
  const audit = await server.db
    .selectFrom('audit')
    .select(['action', 'changes'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'cancelled', changes: { refund: { before: 150_000, after: 0 } } },
    { action: 'given-back', changes: { kept: { before: 150_000, after: 100_000 } } },
    { action: 'given-back', changes: { kept: { before: 100_000, after: 0 } } },
  ])
})

test('what the counter took is to be handed back there, beside what was promised', async () => {
  const id = await paid()
  const taken = { id: `taken-${id}`, booking_id: id, amount: 20_000, method: 'cash' as const }
  await server.db
    .insertInto('counter_payments')
    .values({ ...taken, recorded_by: 'admin', recorded_at: new Date(server.clock.now) })
    .execute()
  // Of the cash 5 000 were promised when it was cancelled.
  const promised = { status: 'cancelled' as const, back_at_counter: 5000 }
  await server.db.updateTable('bookings').set(promised).where('id', '=', id).execute()
  expect((await give(owner, id, 165_001)).json()).toMatchObject({ fields: { amount: 'more-than-due' } })
  const answer = await give(owner, id, 160_000)
  expect(answer.json()).toMatchObject({ goingBack: 150_000, backAtCounter: 15_000 })
})

test('the mail of a cancellation and the notification name the sum, and the fleet hears of it', async () => {
  const id = await paid()
  await cancel(id, 135_000)
  const driver = await server.as('driver@wouri.example')
  const [{ resultData }] = (await driver('GET', '/api/notifications/amina-ngassa/1/20')).json<
    [{ resultData: { booking: string; message: string; sum: { amount: number; currency: string } | null }[] }]
  >()
  const told = resultData.find(({ booking, sum }) => booking === id && sum !== null)!
  expect(told).toMatchObject({
    sum: { amount: 135_000, currency: 'XAF' },
    message: expect.stringMatching(/135.000/) as unknown,
  })
  const fleet = await server.db
    .selectFrom('notifications')
    .select('user_id')
    .where('booking_id', '=', id)
    .where('kind', '=', 'cancellation-finalised')
    .execute()
  expect(fleet.map(({ user_id }) => user_id)).toContain('mboa-prestige')
})
