import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, hour } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

/** Back since an hour; nothing is due of the rental. */
async function aReturn(change: object = {}) {
  const { now } = server.clock
  const id = await aMadeBooking(server.db, {
    now,
    car_id: await aCar(server.db),
    status: 'reserved',
    from_at: new Date(now - 2 * day),
    to_at: new Date(now - hour),
    total: 100_000,
    handed_over_at: new Date(now - 2 * day),
    returned_at: new Date(now - hour),
    ...change,
  })
  const paid = await post(owner, id, 'counter-payments', { amount: 100_000, method: 'cash' })
  expect(paid.statusCode).toBe(200)
  return id
}
const post = (ask: Ask, id: string, path: string, payload: object) => {
  server.clock.now += 1
  return ask('POST', `/api/staff/bookings/${id}/${path}`, {
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
}
async function charge(id: string, amount: number): Promise<string> {
  const _id = randomUUID()
  const line = { _id, kind: 'damage', amount, reason: 'Left door' }
  expect((await post(owner, id, 'charges', { charges: [line] })).statusCode).toBe(200)
  return _id
}
const open = (id: string, ask = driver) =>
  ask('POST', '/api/checkout-sessions', { payload: { booking: id, gateway: 'sandbox' } })
async function payBy(session: CheckoutSession) {
  const { handover } = session.payment!
  if (handover?.kind !== 'sandbox') throw new Error('the sandbox was not opened')
  return driver('POST', `/api/sandbox/payments/${handover.ref}`, { payload: { outcome: 'paid' } })
}
const read = async (id: string) => (await driver('GET', `/api/bookings/${id}`)).json<Booking>()
const wrongWith = async (id: string) => (await examine(server.db)).filter((violation) => violation.id === id)

test('what the return costs more is paid online by its driver, also of a car that is off the road by now', async () => {
  const id = await aReturn()
  expect((await open(id)).json()).toEqual({ code: 'not-possible-now' })
  await charge(id, 25_000)
  const { car } = await read(id)
  await server.db.updateTable('cars').set({ available: false }).where('id', '=', car._id).execute()
  expect((await open(id, await server.as('jules-mbarga@wouri.example'))).statusCode).toBe(404)
  const session = (await open(id)).json<CheckoutSession>()
  expect(session).toMatchObject({ state: 'open', payment: { xaf: 25_000 } })
  expect((await payBy(session)).json()).toEqual({ result: 'paid' })
  expect((await driver('GET', `/api/checkout-sessions/${session._id}`)).json()).toMatchObject({
    state: 'paid',
  })
  expect(await read(id)).toMatchObject({ status: 'paid', paid: 125_000, dueAtCounter: 0 })
  expect((await open(id)).json()).toEqual({ code: 'not-possible-now' })
  expect(await wrongWith(id)).toEqual([])
})

test('a line that is struck while it is being paid is paid no more: the money goes back, and nothing else is lost', async () => {
  const id = await aReturn()
  const door = await charge(id, 25_000)
  const session = (await open(id)).json<CheckoutSession>()
  await post(owner, id, `charges/${door}/reversal`, { reason: 'It was there' })
  await payBy(session)
  const { status } = await server.db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', session._id)
    .executeTakeFirstOrThrow()
  expect(status).not.toBe('kept')
  expect(await read(id)).toMatchObject({ status: 'paid', paid: 100_000, dueAtCounter: 0 })
  expect(await wrongWith(id)).toEqual([])
})

test('what is refused is not asked for, and what was paid online for a struck line goes back there', async () => {
  const id = await aReturn()
  const [door, key] = [await charge(id, 25_000), await charge(id, 5000)]
  server.clock.now += 1
  await driver('POST', `/api/bookings/${id}/charges/${key}/refusal`, { payload: { reason: 'I gave it' } })
  const session = (await open(id)).json<CheckoutSession>()
  expect(session.payment!.xaf).toBe(25_000)
  await payBy(session)
  await post(owner, id, `charges/${door}/reversal`, { reason: 'It was there' })
  expect((await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()).toMatchObject({
    status: 'paid',
    due: 0,
  })
  expect(await wrongWith(id)).toEqual([])
})

test('while the car is out what is left is paid online too; before the keys leave, pick-up ends it', async () => {
  const { now } = server.clock
  const begun = {
    now,
    status: 'reserved' as const,
    from_at: new Date(now - hour),
    to_at: new Date(now + day),
  }
  const cars = [await aCar(server.db), await aCar(server.db)]
  const here = await aMadeBooking(server.db, { ...begun, car_id: cars[0]!, total: 50_000 })
  expect((await open(here)).json()).toEqual({ code: 'not-possible-now' })
  const out = await aMadeBooking(server.db, {
    ...begun,
    car_id: cars[1]!,
    total: 50_000,
    handed_over_at: new Date(now - hour),
  })
  expect((await open(out)).json<CheckoutSession>().payment!.xaf).toBe(50_000)
})
