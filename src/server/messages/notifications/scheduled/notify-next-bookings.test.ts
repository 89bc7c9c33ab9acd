import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffToday } from '#contract/staff/today.ts'
import { day, hour, minute, type Instant } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'
import { notifyNextBookings } from './notify-next-bookings.ts'

const owner = 'mboa-prestige'
const desk = 'mboa-prestige-desk-seat'
let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  // The demonstration has late cars of its own.
  await server.db.updateTable('bookings').set({ returned_at: null, handed_over_at: null }).execute()
  ask = await server.as(await aSeat(server.db, owner, 'desk'))
})
afterAll(() => server.close())

const aTrip = (car_id: string, from: Instant, to: Instant, columns: object = {}) =>
  aMadeBooking(server.db, {
    now: server.clock.now,
    car_id,
    status: 'reserved',
    from_at: new Date(from),
    to_at: new Date(to),
    ...columns,
  })
const heard = async (id: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('booking_id', '=', id)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id, kind }) => `${user_id}: ${kind}`)
const atRisk = async () =>
  (await ask('GET', '/api/staff/today')).json<StaffToday>().atRisk?.map(({ _id }) => _id)

test('staff hear once of the booking whose car is out and late, and see it until the car is back', async () => {
  const { db, clock } = server
  const { now } = clock
  const car = await aCar(db)
  const late = await aTrip(car, now - 2 * day, now - 20 * minute, { handed_over_at: new Date(now - 2 * day) })
  const next = await aTrip(car, now + 6 * hour, now + 20 * hour)
  const later = await aTrip(car, now + 10 * day, now + 12 * day)
  // At once on the list; nobody is called while a driver may still be parking.
  expect(await atRisk()).toEqual([next])
  expect(await notifyNextBookings(db, now)).toBe(0)

  expect(await notifyNextBookings(db, now + 10 * minute)).toBe(2)
  expect(await notifyNextBookings(db, now + 20 * minute)).toBe(0)
  expect(await heard(next)).toEqual([`${owner}: next-at-risk`, `${desk}: next-at-risk`])
  expect(await heard(later)).toEqual([])

  const asOwner = await server.as('mboa-prestige@wouri.example')
  expect((await asOwner('POST', `/api/staff/bookings/${late}/return`, { payload: {} })).statusCode).toBe(200)
  expect(await atRisk()).toEqual([])
})

test('a booking that got another car, or none, is not at risk', async () => {
  const { db, clock } = server
  const { now } = clock
  const [car, other] = [await aCar(db), await aCar(db)]
  await aTrip(car, now - 2 * day, now - hour, { handed_over_at: new Date(now - 2 * day) })
  const next = await aTrip(car, now + 6 * hour, now + 8 * hour)
  const gone = await aTrip(car, now + 10 * hour, now + 12 * hour, { status: 'cancelled' })
  expect(await atRisk()).toEqual([next])
  expect((await ask('POST', `/api/staff/bookings/${next}/car`, { payload: { car: other } })).statusCode).toBe(
    200,
  )
  expect(await atRisk()).toEqual([])
  expect(await notifyNextBookings(db, now)).toBe(0)
  expect(await heard(gone)).toEqual([])
})
