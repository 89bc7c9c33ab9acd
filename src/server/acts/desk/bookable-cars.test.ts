import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookableCar } from '#contract/staff/new-booking.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let desk: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
})
afterAll(() => server.close())

const trip = (inDays = 300) => {
  const start = addDays(dayOf(server.clock.now), inDays)
  return { from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00` }
}
const offered = async (ask: Ask, query: Record<string, string> = trip()) =>
  (await ask('GET', '/api/staff/booking-cars', { query })).json<{ cars: BookableCar[] }>().cars

test('every car costs in the list what its quote says, with and without what it has', async () => {
  const { db } = server
  const id = await aCar(db)
  const extras = {
    cancellation: 5000,
    amendments: -1,
    theftProtection: 2000,
    collisionDamageWaiver: 0,
    fullInsurance: -1,
    additionalDriver: 3000,
  }
  await db
    .updateTable('cars')
    .set({ extras: JSON.stringify(extras) })
    .where('id', '=', id)
    .execute()
  const car = (await offered(desk)).find(({ _id }) => _id === id)!
  expect(car.extras).toEqual([
    { extra: 'theftProtection', amount: 6000 },
    { extra: 'collisionDamageWaiver', amount: 0 },
    { extra: 'additionalDriver', amount: 9000 },
  ])
  const quoted = async (chosen: string[]) =>
    (
      await desk('POST', '/api/staff/booking-quotes', {
        payload: { car: id, pl: car.places[0], ...trip(), extras: chosen },
      })
    ).json<{ total: number }>().total
  expect(await quoted([])).toBe(car.total)
  expect(await quoted(['theftProtection', 'additionalDriver'])).toBe(car.total + 15_000)
})

test('only listed cars of the own fleet that are free then are among them', async () => {
  const { db, clock } = server
  const [free, taken, hidden] = [await aCar(db), await aCar(db), await aCar(db)]
  await db.updateTable('cars').set({ available: false }).where('id', '=', hidden).execute()
  await aMadeBooking(db, { now: clock.now, inDays: 301, car_id: taken, status: 'reserved' })
  const ids = (await offered(desk)).map(({ _id }) => _id)
  expect(ids).toContain(free)
  expect(ids).not.toContain(taken)
  expect(ids).not.toContain(hidden)
  const theirs = await offered(await server.as('grassfields-auto@wouri.example'))
  expect(theirs.length).toBeGreaterThan(0)
  expect(new Set(theirs.map(({ supplier }) => supplier._id))).toEqual(new Set(['grassfields-auto']))
})

test('a time that ends before it begins is refused', async () => {
  const { from, to } = trip()
  const answer = await desk('GET', '/api/staff/booking-cars', { query: { from: to, to: from } })
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { code: 'invalid-date', fields: { to: 'invalid-date' } },
  ])
})
