import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, wallTimeOf } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { examine } from '#server/acts/doctor/examine.ts'
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
  expect(after.history.at(-1)).toMatchObject({
    note: 'Rang this morning.',
    by: { kind: 'staff' },
    act: 'amended',
    change: {
      was: { from: before.from, to: before.to, total: 150_000 },
      became: { from: before.from, to: after.to, total: 200_000 },
    },
  })
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

test('a second driver is named with the extra, later or anew, and leaves with it', async () => {
  const id = await aTrip()
  const extras = ['additionalDriver']
  const quote = async (asked: string[]) =>
    (
      await desk('POST', `/api/staff/bookings/${id}/amendment-quote`, { payload: { extras: asked } })
    ).json<ChangeQuote>().quote.total
  const second = { fullName: 'Ngo Bassa Ruth', phone: '671 23 45 67', birthDate: '1990-05-17' }
  const stored = { ...second, phone: '+237671234567' }
  const named = async () => (await read(id)).additionalDriver

  expect((await amend(id, { additionalDriver: second })).json()).toMatchObject({
    fields: { additionalDriver: 'invalid-input' },
  })
  expect((await amend(id, { extras, total: await quote(extras) })).statusCode).toBe(200)
  expect(await named()).toBeNull()
  const young = { ...second, birthDate: '2010-01-01' }
  expect((await amend(id, { additionalDriver: young })).json()).toEqual({
    code: 'too-young',
    fields: { 'additionalDriver.birthDate': 'too-young' },
  })
  expect((await amend(id, { additionalDriver: { ...second, phone: '' } })).json()).toMatchObject({
    fields: { 'additionalDriver.phone': 'required' },
  })
  expect((await amend(id, { additionalDriver: second })).statusCode).toBe(200)
  expect(await named()).toEqual(stored)
  // Who is named already changes nothing.
  expect((await amend(id, { additionalDriver: second })).json()).toEqual({ code: 'not-possible-now' })
  // Left out, they stay.
  expect((await amend(id, { dropOff: 'douala-bonanjo' })).statusCode).toBe(200)
  expect(await named()).toEqual(stored)

  expect((await amend(id, { extras: [], total: await quote([]) })).statusCode).toBe(200)
  expect(await named()).toBeNull()
  const both = { extras, total: await quote(extras), additionalDriver: second }
  expect((await amend(id, both)).statusCode).toBe(200)
  expect(await named()).toEqual(stored)
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

test('an owner takes money off with a reason, once; a desk does not, and not more than it costs', async () => {
  const owner = await server.as('mboa-prestige@wouri.example')
  const id = await aTrip()
  const was = shown(await read(id))
  let keys = 0
  const discount = (ask: Ask, payload: object, key = `a-key-of-a-form-${keys++}`) =>
    ask('POST', `/api/staff/bookings/${id}/discount`, { payload, headers: { 'idempotency-key': key } })
  const body = { amount: 20_000, reason: 'The air conditioning was weak.', was }
  expect((await discount(desk, body)).json()).toEqual({ code: 'forbidden' })
  expect((await discount(owner, { ...body, amount: 150_001 })).json()).toMatchObject({
    fields: { amount: 'more-than-due' },
  })
  for (const _ of [1, 2]) expect((await discount(owner, body, 'sent-twice-by-a-phone')).statusCode).toBe(200)
  expect((await discount(owner, body)).json()).toEqual({ code: 'changed-meanwhile' })
  const after = await read(id)
  expect(after).toMatchObject({
    total: 130_000,
    due: 130_000,
    status: 'reserved',
    from: was.from,
    to: was.to,
  })
  expect(after.lines.at(-1)).toEqual({ kind: 'discount', count: 1, amount: -20_000 })
  expect(after.history.at(-1)?.note).toBe('−20000 XAF: The air conditioning was weak.')
  const rows = server.db.selectFrom('notifications').select(['user_id', 'kind']).where('booking_id', '=', id)
  expect(await rows.execute()).toEqual([{ user_id: 'amina-ngassa', kind: 'booking-amended' }])
  const audit = server.db.selectFrom('audit').select('action').where('entity_id', '=', id)
  expect(await audit.execute()).toEqual([{ action: 'discounted' }])

  // What was taken above the new total is to be handed back.
  await owner('POST', `/api/staff/bookings/${id}/counter-payments`, {
    payload: { amount: 130_000, method: 'cash' },
    headers: { 'idempotency-key': 'all-of-it-at-the-counter' },
  })
  const paid = await read(id)
  const more = { amount: 30_000, reason: 'A day without the car.', was: shown(paid) }
  expect((await discount(owner, more)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ total: 100_000, status: 'paid', due: 0, backAtCounter: 30_000 })
  expect(await examine(server.db)).toEqual([])
})
