import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { checklistItems } from '#domain/inspection/inspection.ts'
import { day, hour, wallTimeOf } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { overtakeStarted } from '#server/acts/requests/changes/overtake-change.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let driver: Ask
let other: Ask
beforeAll(async () => {
  server = await startServer(noLimits, () => ({}), { max: 6 })
  owner = await server.as('mboa-prestige@wouri.example')
  driver = await server.as('driver@wouri.example')
  other = await server.as('jules-mbarga@wouri.example')
})
afterAll(() => server.close())

const noon = () => Math.ceil(server.clock.now / day) * day + 11 * hour
/** Out for two days at 100 000, until noon tomorrow in Douala; the car is not offered any more. */
const anOut = async (columns: object = {}, car?: string) => {
  const to = noon()
  return aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: car ?? (await aCar(server.db)),
    status: 'paid',
    payment: 'counter',
    from_at: new Date(to - 2 * day),
    to_at: new Date(to),
    days: 2,
    lines: JSON.stringify([{ kind: 'day', count: 2, amount: 100_000 }]),
    total: 100_000,
    extras: [],
    handed_over_at: new Date(server.clock.now - hour),
    ...columns,
  })
}
const read = async (id: string) => (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
const later = async (id: string, more: number) => {
  const { from, to } = await read(id)
  return { from: wallTimeOf(Date.parse(from)), to: wallTimeOf(Date.parse(to) + more), extras: [] as string[] }
}
const quoted = async (id: string, more: number) => {
  const { from, to } = await later(id, more)
  return driver('GET', `/api/bookings/${id}/change-quote?from=${from}&to=${to}`)
}
const ask = async (id: string, more: number, total: number) =>
  driver('POST', `/api/bookings/${id}/change-request`, { payload: { ...(await later(id, more)), total } })
const accept = (id: string) =>
  owner('POST', `/api/staff/bookings/${id}/change-request/accept`, { payload: {} })
const extend = async (id: string, more: number, total: number) => {
  const { to } = await later(id, more)
  return owner('POST', `/api/staff/bookings/${id}/amendment`, { payload: { to, total } })
}
const bringBack = (id: string) => owner('POST', `/api/staff/bookings/${id}/return`, { payload: {} })
const wrong = async () => (await examine(server.db)).map(({ rule }) => rule)
const refused = { code: 'not-possible-now' }

test('a driver asks for a day more while the car is out, staff agree, and it is due', async () => {
  const id = await anOut()
  expect((await quoted(id, day)).json<ChangeQuote>()).toMatchObject({
    before: 100_000,
    difference: 50_000,
    isFree: true,
    quote: { days: 3, total: 150_000 },
  })
  expect((await ask(id, day, 150_000)).statusCode).toBe(200)
  // The hour's clean-up leaves it.
  await overtakeStarted(server.db, server.clock.now)
  expect((await accept(id)).statusCode).toBe(200)
  const booking = await read(id)
  expect(booking).toMatchObject({ days: 3, total: 150_000, to: new Date(noon() + day).toISOString() })
  expect(booking.lines).toEqual([{ kind: 'day', count: 3, amount: 150_000 }])
  const entry = await server.db
    .selectFrom('calendar_entries')
    .select('to_at')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(entry.to_at.getTime()).toBeGreaterThanOrEqual(noon() + day)
  expect(await wrong()).not.toContain('a booking is what was accepted last')
})

test('while the car is out nothing else is changed, and an end that is over by now is none', async () => {
  const id = await anOut()
  expect((await quoted(id, -day)).json()).toEqual(refused)
  const { from, to } = await later(id, day)
  const extras = await driver(
    'GET',
    `/api/bookings/${id}/change-quote?from=${from}&to=${to}&extras=theftProtection`,
  )
  expect(extras.json()).toEqual(refused)
  const late = await anOut({
    from_at: new Date(noon() - 6 * day),
    to_at: new Date(noon() - 4 * day),
    handed_over_at: new Date(noon() - 6 * day),
  })
  expect((await quoted(late, day)).json()).toMatchObject({ fields: { to: 'drop-off-before-pick-up' } })
  expect((await quoted(late, 5 * day)).statusCode).toBe(200)
  const back = await anOut({ returned_at: new Date(server.clock.now) })
  expect((await quoted(back, day)).json()).toEqual(refused)
})

test('where another booking has the car next staff read whose it is, and nobody gets the time', async () => {
  const car = await aCar(server.db)
  const id = await anOut({}, car)
  const from_at = new Date(noon() + day)
  const next = await aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: car,
    driver_id: 'jules-mbarga',
    status: 'reserved',
    from_at,
    to_at: new Date(noon() + 3 * day),
  })
  const { to } = await later(id, 2 * day)
  const quote = await owner('POST', `/api/staff/bookings/${id}/amendment-quote`, { payload: { to } })
  expect(quote.json()).toMatchObject({
    isFree: false,
    inTheWay: { _id: next, from: from_at.toISOString() },
  })
  expect((await quoted(id, 2 * day)).json()).not.toHaveProperty('inTheWay')
  expect((await extend(id, 2 * day, 200_000)).json()).toEqual({ code: 'car-taken' })
  expect((await ask(id, 2 * day, 200_000)).json()).toEqual({ code: 'car-taken' })
  // Up to it there is time.
  expect((await extend(id, day, 150_000)).statusCode).toBe(200)
})

test('a return ends the question', async () => {
  const id = await anOut()
  await ask(id, day, 150_000)
  await bringBack(id)
  expect((await accept(id)).json()).toEqual(refused)
  expect(await read(id)).toMatchObject({ total: 100_000, change: null })
})

/** The walk around a clean car, as the desk sends it. */
const walkBack = (id: string) => {
  const at = new Date(server.clock.now).toISOString()
  const signed = { path: 'M0 0L9 9', refusal: null }
  const payload = {
    _id: randomUUID(),
    kind: 'back',
    takenAt: at,
    sentAt: at,
    pictures: (['front', 'right', 'rear', 'left'] as const).map((slot, side) => ({
      slot,
      sha256: `${side}`.repeat(64),
    })),
    kilometres: 48_000,
    level: { unit: 'eighths', value: 8 },
    isClean: true,
    checklist: checklistItems.map((item) => ({ item, isThere: true })),
    damages: [],
    signatures: { driver: signed, desk: signed },
  }
  return owner('POST', `/api/staff/bookings/${id}/inspections`, { payload })
}

test.each([
  ['noted', 'made'],
  ['noted', 'asked'],
  ['walked', 'made'],
  ['walked', 'made'],
  ['walked', 'asked'],
  ['walked', 'asked'],
])('of a return and an extension at once each has a clear answer (%s, %s, %#)', async (back, way) => {
  const id = await anOut()
  if (way === 'asked') expect((await ask(id, day, 150_000)).statusCode).toBe(200)
  const extending = way === 'made' ? extend(id, day, 150_000) : accept(id)
  const [extension, returned] = await Promise.all([
    extending,
    back === 'noted' ? bringBack(id) : walkBack(id),
  ])
  expect(Math.floor(returned.statusCode / 100), returned.body).toBe(2)
  const { total, returnedAt, change } = await read(id)
  expect([returnedAt === null, change]).toEqual([false, null])
  if (extension.statusCode === 200) expect(total).toBe(150_000)
  else expect([extension.json(), total]).toEqual([refused, 100_000])
})

test.each(['made', 'made', 'asked', 'asked'])(
  'of an extension and a new booking of the car at once one wins (%s, %#)',
  async (way) => {
    const car = await aCar(server.db)
    await server.db.updateTable('cars').set({ available: true }).where('id', '=', car).execute()
    const id = await anOut({}, car)
    const trip = {
      ...aBooking(server.clock.now),
      car,
      from: wallTimeOf(noon() + hour * 26),
      to: wallTimeOf(noon() + hour * 26 + 2 * day),
      total: 100_000,
      driver: undefined,
    }
    if (way === 'asked') expect((await ask(id, 2 * day, 200_000)).statusCode).toBe(200)
    const extending = way === 'made' ? extend(id, 2 * day, 200_000) : accept(id)
    const [extension, booked] = await Promise.all([extending, bookWithLicence(other, trip)])
    const won = [extension.statusCode === 200, booked.statusCode === 201]
    expect(won.filter(Boolean), `${extension.body.slice(0, 200)} ${booked.body.slice(0, 200)}`).toHaveLength(
      1,
    )
    const loser = won[0] ? booked : extension
    expect(loser.json<{ code: string }>().code).toMatch(/^car-(taken|unavailable)$/)
    expect(await wrong()).not.toContain('one car, one booking')
    if (booked.statusCode === 201)
      await server.db
        .updateTable('bookings')
        .set({ status: 'cancelled' })
        .where('id', '=', booked.json<Booking>()._id)
        .execute()
  },
)
