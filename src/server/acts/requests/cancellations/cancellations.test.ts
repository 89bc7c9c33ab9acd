import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#domain/rental/period.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'

let server: TestServer
let gateway: FakeGateway = fakeGateway()
let ports: PaymentPorts
let driver: Ask
let supplier: Ask
let other: Ask
type Ask = Awaited<ReturnType<TestServer['as']>>
/** The server's gateway: always the one of the running test. */
const asked: FakeGateway = new Proxy({} as FakeGateway, {
  get: (_, key) => Reflect.get(gateway, key) as unknown,
  has: () => true,
})
let amina: Viewer

beforeAll(async () => {
  server = await startServer({}, { gateways: { sandbox: asked } })
  amina = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
  driver = await server.as('driver@wouri.example')
  const { supplier_id: owner } = await server.db
    .selectFrom('cars')
    .select('supplier_id')
    .where('id', '=', 'demo-prado-daily')
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
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
})

/** A booking of 150 000 XAF, paid online. */
async function paid(inDays = 10) {
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now, inDays }))!
  const { id: paymentId } = await openPayment(ports, {
    bookingId: id,
    gateway: 'sandbox',
    viewer: amina,
    now: server.clock.now,
  })
  gateway.pay(`fake-${paymentId}`)
  await settle(ports, paymentId)
  return id
}
const booking = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const work = async () => {
  while (
    await workBatch({ db: server.db, handlers: paymentJobs(ports), now: ports.now, onError: () => undefined })
  );
}
const code = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  response.body === '' ? null : (JSON.parse(response.body) as { code?: string }).code,
]

describe('a driver', () => {
  test('asks once, and the booking stays as it is until staff have answered', async () => {
    const id = await paid()
    expect(
      (
        await driver('POST', `/api/bookings/${id}/cancellation-request`, {
          payload: { reason: 'My flight was moved.' },
        })
      ).statusCode,
    ).toBe(200)
    expect(code(await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} }))).toEqual([
      409,
      'not-possible-now',
    ])
    expect(await booking(id)).toMatchObject({ status: 'paid', cancel_reason: 'My flight was moved.' })
    const notified = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('booking_id', '=', id)
      .where('kind', '=', 'cancellation-asked')
      .execute()
    expect(notified.length).toBeGreaterThan(0)
  })

  test('asks only for their own bookings; others may not', async () => {
    const id = await paid()
    for (const ask of [supplier, other])
      expect(
        (await ask('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })).statusCode,
      ).toBe(404)
    expect(
      (await server.visitor()('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} }))
        .statusCode,
    ).toBe(401)
  })

  test('does nothing that is for staff', async () => {
    const id = await paid()
    for (const [method, path, payload] of [
      ['GET', 'cancellation', undefined],
      ['POST', 'cancellation', {}],
      ['POST', 'cancellation/decline', {}],
      ['POST', 'counter-payments', { amount: 1, method: 'cash' }],
    ] as const)
      expect(
        (
          await driver(method, `/api/bookings/${id}/${path}`, {
            ...(payload ? { payload } : {}),
            headers: { 'idempotency-key': randomUUID() },
          })
        ).statusCode,
      ).toBe(404)
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })

  test("does not make us ask a provider about somebody else's money", async () => {
    const id = await paid()
    gateway.trouble.down = 1
    for (const stranger of [driver, other])
      expect((await stranger('POST', `/api/bookings/${id}/cancellation`, { payload: {} })).statusCode).toBe(
        404,
      )
    expect(gateway.trouble.down).toBe(1)
  })
})

describe('staff', () => {
  test('see the rule with its deadline, and the refund it proposes', async () => {
    const id = await paid()
    const shown = async (of: string) =>
      (await supplier('GET', `/api/bookings/${of}/cancellation`)).json<object>()
    const ask = (of: string) => driver('POST', `/api/bookings/${of}/cancellation-request`, { payload: {} })
    expect(await shown(id)).toMatchObject({ rule: 'not-asked', refundable: 150_000, proposedRefund: 150_000 })
    await ask(id)
    expect(await shown(id)).toMatchObject({ rule: 'full-refund', proposedRefund: 150_000 })
    const late = await paid(1)
    const { from_at: from } = await booking(late)
    expect(from.getTime() - server.clock.now).toBeLessThanOrEqual(day)
    await ask(late)
    expect(await shown(late)).toMatchObject({ rule: 'fee-may-apply', proposedRefund: 100_000 })
    expect((await other('GET', `/api/bookings/${id}/cancellation`)).statusCode).toBe(404)
  })

  test('cancel twice in parallel: one refund, one row of history, the car free', async () => {
    const id = await paid()
    const answers = await Promise.all(
      [1, 2].map(() => supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409])
    await work()
    server.clock.now += minute
    await work()
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([150_000])
    expect(await booking(id)).toMatchObject({ status: 'cancelled', paid: 0 })
    const rows = await server.db
      .selectFrom('booking_history')
      .selectAll()
      .where('booking_id', '=', id)
      .where('to_status', '=', 'cancelled')
      .execute()
    expect(rows).toHaveLength(1)
    expect(await aHeldBooking(server.db, { now: server.clock.now })).not.toBeNull()
  })

  test('give back what they decide, never more than came in', async () => {
    const id = await paid()
    expect(
      code(await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: { refund: 150_001 } })),
    ).toEqual([422, 'more-than-due'])
    expect(
      (
        await supplier('POST', `/api/bookings/${id}/cancellation`, {
          payload: { refund: 40_000, note: 'Agreed by phone' },
        })
      ).statusCode,
    ).toBe(200)
    await work()
    expect(await booking(id)).toMatchObject({ status: 'cancelled', paid: 110_000 })
    const shown = (await driver('GET', `/api/bookings/${id}`)).json<{ paid: number; refunded: number }>()
    expect([shown.paid, shown.refunded]).toEqual([110_000, 40_000])
  })

  test('of a desk cancel nothing for which money goes back, whatever sum they name', async () => {
    const desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
    const id = await paid()
    const path = `/api/staff/bookings/${id}/cancellation`
    for (const payload of [{}, { refund: 0 }, { refund: 0, counterRefund: 0 }, { refund: 150_000 }])
      expect((await desk('POST', path, { payload })).json(), JSON.stringify(payload)).toEqual({
        code: 'forbidden',
      })
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })

  test('are proposed to hand back what the counter took, by the same rule, and record it afterwards', async () => {
    const { id } = (await aHeldBooking(server.db, { now: server.clock.now, payment: 'deposit', inDays: 1 }))!
    const { id: paymentId } = await openPayment(ports, {
      bookingId: id,
      gateway: 'sandbox',
      viewer: amina,
      now: server.clock.now,
    })
    gateway.pay(`fake-${paymentId}`)
    await settle(ports, paymentId)
    await supplier('POST', `/api/bookings/${id}/counter-payments`, {
      payload: { amount: 120_000, method: 'cash' },
      headers: { 'idempotency-key': randomUUID() },
    })
    await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })
    // One day of three is kept; online goes back first.
    expect((await supplier('GET', `/api/bookings/${id}/cancellation`)).json()).toMatchObject({
      rule: 'fee-may-apply',
      refundable: 30_000,
      proposedRefund: 30_000,
      refundableAtCounter: 120_000,
      proposedAtCounter: 70_000,
    })
    expect(
      code(
        await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: { counterRefund: 120_001 } }),
      ),
    ).toEqual([422, 'more-than-due'])
    expect((await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })).statusCode).toBe(200)
    await work()
    const shown = async () => (await driver('GET', `/api/bookings/${id}`)).json<object>()
    expect(await shown()).toMatchObject({
      status: 'cancelled',
      paid: 120_000,
      refunded: 30_000,
      backAtCounter: 70_000,
      handedBack: 0,
    })
    const back = await supplier('POST', `/api/bookings/${id}/counter-refunds`, {
      payload: { amount: 70_000 },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(back.statusCode).toBe(200)
    expect(await shown()).toMatchObject({ paid: 50_000, backAtCounter: 0, handedBack: 70_000 })
    expect((await examine(server.db)).filter(({ id: of }) => of === id)).toEqual([])
    expect((await driver('GET', `/api/bookings/${id}/receipt`)).statusCode).toBe(200)
  })

  test('decline: the booking stays, the driver is notified and may ask again', async () => {
    const id = await paid()
    expect(code(await supplier('POST', `/api/bookings/${id}/cancellation/decline`, { payload: {} }))).toEqual(
      [409, 'not-possible-now'],
    )
    await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })
    expect(
      (await supplier('POST', `/api/bookings/${id}/cancellation/decline`, { payload: {} })).statusCode,
    ).toBe(200)
    expect(await booking(id)).toMatchObject({ status: 'paid', cancel_requested_at: null })
    server.clock.now += 1000
    expect(
      (await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })).statusCode,
    ).toBe(200)
  })

  test('write down what the counter took: a part, the rest, and not a franc more', async () => {
    const { id } = (await aHeldBooking(server.db, { now: server.clock.now }))!
    await server.db
      .updateTable('bookings')
      .set({ status: 'pending', hold_expires_at: null })
      .where('id', '=', id)
      .execute()
    const take = (amount: number, key: string = randomUUID()) =>
      supplier('POST', `/api/bookings/${id}/counter-payments`, {
        payload: { amount, method: 'mtnMoMo' },
        headers: { 'idempotency-key': key },
      })
    const first = randomUUID()
    const twice = await Promise.all([take(50_000, first), take(50_000, first)])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await booking(id)).toMatchObject({ status: 'deposit', paid: 50_000 })
    expect(code(await take(100_001))).toEqual([422, 'more-than-due'])
    expect((await take(100_000)).statusCode).toBe(200)
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
    expect(code(await take(1))).toEqual([422, 'more-than-due'])
    expect(
      (
        await other('POST', `/api/bookings/${id}/counter-payments`, {
          payload: { amount: 1, method: 'cash' },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).statusCode,
    ).toBe(404)
  })
})
