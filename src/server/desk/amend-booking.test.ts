import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeQuote } from '#contract/booking-changes.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, wallTimeOf } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat, aStaffBooking } from '#tests/support/staff.ts'

let server: TestServer
let desk: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
})
afterAll(() => server.close())

let trips = 0
const aTrip = () =>
  aMadeBooking(server.db, { now: server.clock.now, inDays: 200 + 5 * trips++, status: 'reserved' })
const read = async (id: string) => (await desk('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
const amend = (id: string, payload: object) =>
  desk('POST', `/api/staff/bookings/${id}/amendment`, { payload })
const shown = ({ from, to, total, car }: StaffBooking) => ({ from, to, total, car: car._id })

test('another day is priced before, written at once, and heard of by its driver', async () => {
  const id = await aTrip()
  const before = await read(id)
  const to = wallTimeOf(Date.parse(before.to) + day)
  const quoted = await desk('POST', `/api/staff/bookings/${id}/amendment-quote`, { payload: { to } })
  expect(quoted.json<ChangeQuote>()).toMatchObject({ before: 150_000, difference: 50_000, isFree: true })
  const was = shown(before)
  expect((await amend(id, { to, total: 1, was })).json()).toEqual({ code: 'price-changed' })
  expect((await amend(id, { to, total: 200_000, was, note: 'Rang this morning.' })).statusCode).toBe(200)
  const after = await read(id)
  expect(after).toMatchObject({ total: 200_000, days: 4, due: 200_000, status: 'reserved' })
  expect(after.history.at(-1)).toMatchObject({ note: 'Rang this morning.', by: { kind: 'staff' } })
  const rows = server.db.selectFrom('notifications').select(['user_id', 'kind']).where('booking_id', '=', id)
  expect(await rows.execute()).toEqual([{ user_id: 'amina-ngassa', kind: 'booking-amended' }])
  // A screen that still shows the booking of before changes nothing.
  expect((await amend(id, { extras: ['theftProtection'], total: 158_000, was })).json()).toEqual({
    code: 'changed-meanwhile',
  })
})

test('other places keep the price, and only places of the car are taken', async () => {
  const id = await aTrip()
  expect((await amend(id, { dropOff: 'douala-bonanjo' })).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ total: 150_000, dropOff: { _id: 'douala-bonanjo' } })
  expect((await amend(id, { dropOff: 'garoua' })).json()).toMatchObject({ fields: { dropOff: 'not-found' } })
  expect((await amend(id, {})).json()).toEqual({ code: 'not-possible-now' })
})

test('what the driver has asked is answered first, and dates of another booking are not taken', async () => {
  const asked = await aStaffBooking(server, 'acceptStaffChange')
  expect((await amend(asked, { dropOff: 'douala-bonanjo' })).json()).toEqual({ code: 'not-possible-now' })
  const [one, two] = [await aTrip(), await aTrip()]
  const { from, to } = await read(two)
  const dates = { from: wallTimeOf(Date.parse(from)), to: wallTimeOf(Date.parse(to)) }
  const quote = await desk('POST', `/api/staff/bookings/${one}/amendment-quote`, { payload: dates })
  const { total } = quote.json<ChangeQuote>().quote
  expect((await amend(one, { ...dates, total })).json()).toEqual({ code: 'car-taken' })
})
