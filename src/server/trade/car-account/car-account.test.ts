import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarAccount } from '#contract/staff/fleet/car-account.ts'
import { monthAt } from '#domain/figures/months.ts'
import { addDays, day, dayOf, hour } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

const today = () => dayOf(server.clock.now)
const accountOf = async (car: string, ask = owner) =>
  (await ask('GET', `/api/staff/cars/${car}/account`)).json<CarAccount>()
const monthOf = async (car: string, month: string) =>
  (await accountOf(car)).months.find((each) => each.month === month)!
const add = (car: string, cost: object = {}, ask = owner) =>
  ask('POST', `/api/staff/cars/${car}/costs`, {
    payload: { _id: randomUUID(), day: today(), kind: 'repair', amount: 40_000, note: '', ...cost },
  })

test('a month has what its bookings brought, what the car cost, and how long it was booked', async () => {
  const { db, clock } = server
  const car = await aCar(db)
  const start = clock.now - 2 * hour
  const booked = { car_id: car, from_at: new Date(start), to_at: new Date(start + hour), total: 90_000 }
  await aMadeBooking(db, { now: clock.now, inDays: 0, status: 'cancelled', ...booked, paid: 5000 })
  await aMadeBooking(db, { now: clock.now, inDays: 0, status: 'reserved', ...booked, paid: 60_000 })
  expect((await add(car)).statusCode).toBe(201)
  const { months } = await accountOf(car)
  expect(months).toHaveLength(24)
  expect(months[0]!.month).toBe(`${Number(today().slice(0, 4)) - 1}-01`)
  const month = await monthOf(car, monthAt(start))
  expect(month).toMatchObject({ bookings: 1, agreed: 90_000, received: 65_000 })
  expect(months.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0)).toBe(60)
  expect((await monthOf(car, monthAt(clock.now))).costs).toBe(40_000)
})

test('sent again a cost is the same one, and a day that is to come is none', async () => {
  const [car, other] = [await aCar(server.db), await aCar(server.db)]
  const _id = randomUUID()
  for (let time = 0; time < 2; time++) expect((await add(car, { _id })).statusCode).toBe(201)
  expect((await accountOf(car)).costs).toMatchObject([{ _id, amount: 40_000, note: null, takenBack: null }])
  expect((await add(other, { _id })).json()).toEqual({ code: 'idempotency-key-reused' })
  const fields = async (cost: object) => (await add(car, cost)).json<{ fields: object }>().fields
  expect(await fields({ day: addDays(today(), 1) })).toEqual({ day: 'invalid-date' })
  expect(await fields({ amount: 0 })).toEqual({ amount: 'required' })
  expect(await fields({ amount: 1e9 })).toEqual({ amount: 'invalid-input' })
})

test('a cost that was wrong is taken back with a reason: it stays in the list and counts nowhere', async () => {
  const car = await aCar(server.db)
  const _id = randomUUID()
  await add(car, { _id })
  await add(car, { amount: 1000 })
  const takeBack = (reason: string) =>
    owner('POST', `/api/staff/cars/${car}/costs/${_id}/correction`, { payload: { reason } })
  expect((await takeBack(' ')).json()).toMatchObject({ fields: { reason: 'required' } })
  expect((await takeBack('Of another car')).statusCode).toBe(200)
  expect((await takeBack('Again')).statusCode).toBe(200)
  const { costs } = await accountOf(car)
  expect(costs.find((each) => each._id === _id)).toMatchObject({
    amount: 40_000,
    takenBack: { reason: 'Of another car', by: expect.any(String) },
  })
  expect((await monthOf(car, monthAt(server.clock.now))).costs).toBe(1000)
  const acts = await server.db
    .selectFrom('audit')
    .select(['action', 'changes'])
    .where('entity_id', '=', car)
    .execute()
  expect(acts).toEqual([
    { action: 'cost-added', changes: null },
    { action: 'cost-added', changes: null },
    { action: 'cost-taken-back', changes: { sum: { before: 40_000, after: 0 } } },
  ])
})

test('a line is never changed by hand, and its car is retired rather than deleted', async () => {
  const car = await aCar(server.db)
  const id = randomUUID()
  await add(car, { _id: id })
  await expect(
    server.db.updateTable('car_costs').set({ amount: 1 }).where('id', '=', id).execute(),
  ).rejects.toThrow(/never changed/)
  expect((await owner('DELETE', `/api/staff/cars/${car}`)).json()).toEqual({ code: 'car-has-costs' })
})

test('a desk does not see what a car earns, and another agency sees no car', async () => {
  const car = await aCar(server.db)
  const desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  const stranger = await server.as('grassfields-auto@wouri.example')
  expect((await desk('GET', `/api/staff/cars/${car}/account`)).statusCode).toBe(403)
  expect((await stranger('GET', `/api/staff/cars/${car}/account`)).statusCode).toBe(404)
  expect((await add(car, {}, desk)).statusCode).toBe(403)
  expect((await add(car, {}, stranger)).statusCode).toBe(404)
})

test('of a booking that began before the two years its time in them counts, and none of its money', async () => {
  const { db, clock } = server
  const car = await aCar(db)
  const first = `${Number(today().slice(0, 4)) - 1}-01`
  const start = Date.parse(`${first}-01T00:00:00+01:00`)
  const booked = { car_id: car, from_at: new Date(start - day), to_at: new Date(start + day) }
  await aMadeBooking(db, { now: clock.now, inDays: 0, status: 'reserved', ...booked })
  expect(await monthOf(car, first)).toMatchObject({ bookings: 0, agreed: 0, bookedMinutes: 1440 })
})
