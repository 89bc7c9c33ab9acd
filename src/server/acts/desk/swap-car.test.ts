import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { SwapCar } from '#contract/staff/fleet/swap.ts'
import { day } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'
import { runs } from '#tests/support/tier.ts'

const booked = 'demo-prado-daily'
const other = 'demo-prado-tariff'

let server: TestServer
let desk: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
})
afterAll(() => server.close())

let trips = 0
const aTrip = (columns: object = {}) =>
  aMadeBooking(server.db, {
    now: server.clock.now,
    inDays: 300 + 5 * trips++,
    status: 'reserved',
    ...columns,
  })
const swap = (id: string, car: string, note?: string) =>
  desk('POST', `/api/staff/bookings/${id}/car`, { payload: { car, note } })
const rowOf = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const offered = async (id: string) =>
  (await desk('GET', `/api/staff/bookings/${id}/cars`)).json<{ cars: SwapCar[] }>().cars

test('the driver gets the other car at the price agreed, hears of it, and the first car is free again', async () => {
  const id = await aTrip()
  const { car_id: _was, ...before } = await rowOf(id)
  expect((await swap(id, other, 'At the workshop.')).statusCode).toBe(200)
  const { car_id: car, ...after } = await rowOf(id)
  expect(car).toBe(other)
  expect(after).toEqual(before)
  const driver = await server.as('driver@wouri.example')
  const seen = (await driver('GET', `/api/bookings/${id}`)).json<Booking>()
  expect(seen).toMatchObject({ car: { _id: other }, total: before.total })
  const { history } = (await desk('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
  expect(history.at(-1)!.note).toMatch(/^Toyota.* → Toyota.*\. At the workshop\.$/)
  const notified = server.db.selectFrom('notifications').select(['user_id', 'kind'])
  expect(await notified.where('booking_id', '=', id).where('kind', '=', 'car-swapped').execute()).toEqual([
    { user_id: 'amina-ngassa', kind: 'car-swapped' },
  ])
  const entry = server.db.selectFrom('calendar_entries').select('car_id').where('booking_id', '=', id)
  expect(await entry.execute()).toEqual([{ car_id: other }])
  // Sent again nothing more happens.
  expect((await swap(id, other)).statusCode).toBe(200)
  expect(
    await notified.where('booking_id', '=', id).where('kind', '=', 'car-swapped').execute(),
  ).toHaveLength(1)
  const acts = server.db.selectFrom('audit').select('actor').where('entity_id', '=', id)
  expect(await acts.where('action', '=', 'car-swapped').execute()).toEqual([
    { actor: 'mboa-prestige-desk-seat' },
  ])
})

test('only free, listed cars of the supplier are offered, and no other is taken', async () => {
  const id = await aTrip()
  const { from_at, to_at } = await rowOf(id)
  await aTrip({ car_id: other, from_at, to_at })
  const cars = await offered(id)
  expect(cars.map(({ _id }) => _id)).toContain('demo-prado-discount')
  expect(cars.map(({ _id }) => _id)).not.toContain(other)
  expect(cars.map(({ _id }) => _id)).not.toContain(booked)
  expect(cars[0]).toMatchObject({ range: 'maxi', isAtPickUp: true, isTooYoung: false })
  expect((await swap(id, other)).json()).toEqual({ code: 'car-taken' })
  expect((await swap(id, 'fortuner-ngondo-01')).json()).toMatchObject({ fields: { car: 'not-found' } })
  await server.db
    .updateTable('cars')
    .set({ available: false })
    .where('id', '=', 'demo-prado-discount')
    .execute()
  expect((await swap(id, 'demo-prado-discount')).json()).toMatchObject({ fields: { car: 'car-unavailable' } })
  expect((await rowOf(id)).car_id).toBe(booked)
})

test('a car whose driver must be older is shown as such, and refused', async () => {
  const id = await aTrip()
  const old = server.db.updateTable('cars').where('id', '=', 'demo-prado-dated')
  await old.set({ minimum_age: 75 }).execute()
  const car = (await offered(id)).find(({ _id }) => _id === 'demo-prado-dated')
  expect(car?.isTooYoung).toBe(true)
  const refused = await swap(id, 'demo-prado-dated')
  expect(refused.json()).toMatchObject({ fields: { car: 'too-young-for-car' } })
  await old.set({ minimum_age: 21 }).execute()
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['over', { from: -3, to: -1 }],
  ['back', { from: -2, to: 1, isBack: true }],
] as const)('a booking that is %s has its car for good', async (_state, state) => {
  const { now } = server.clock
  const dates =
    'from' in state
      ? { from_at: new Date(now + state.from * day), to_at: new Date(now + state.to * day) }
      : {}
  const back = 'isBack' in state ? { handed_over_at: new Date(now - day), returned_at: new Date(now) } : {}
  const status = 'status' in state ? { status: state.status } : {}
  const id = await aTrip({ ...dates, ...back, ...status, car_id: 'demo-prado-dated' })
  expect((await swap(id, other)).json()).toEqual({ code: 'not-possible-now' })
  expect((await desk('GET', `/api/staff/bookings/${id}/cars`)).json()).toEqual({ code: 'not-possible-now' })
  if ('from' in state)
    await server.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
})

test('two bookings that swap their cars at the same time as others act on them: nothing hangs, nothing overlaps', async () => {
  const [one, two] = [await aTrip(), await aTrip({ car_id: other })]
  for (let round = 0; round < runs(1, 5); round++) {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const id = index % 2 === 0 ? one : two
        if (index % 6 > 3)
          return desk('POST', `/api/staff/bookings/${id}/notes`, { payload: { note: 'Seen.' } })
        return swap(id, index % 4 < 2 ? other : booked)
      }),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  }
})
