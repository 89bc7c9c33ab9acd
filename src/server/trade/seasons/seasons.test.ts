// Seasons of a fleet: one act for two hundred cars, one to undo it, and the same price wherever a driver reads one.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CarOffer, CarPage } from '#contract/cars/cars.ts'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { addDays, dayOf, daysOf, instantOf } from '#domain/rental/period.ts'
import { quote } from '#domain/rental/quote.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const supplier = 'mboa-prestige'
let server: TestServer
let owner: Ask
let other: Ask
let today: string
beforeAll(async () => {
  server = await startServer(noLimits)
  // The demonstration driver's licence is on file.
  await fillFiles(server.db, server.files, server.clock.now)
  owner = await server.as(`${supplier}@wouri.example`)
  other = await server.as('sawa-motors@wouri.example')
  today = dayOf(server.clock.now)
  await sql`INSERT INTO cars SELECT (c.r).* FROM (SELECT jsonb_populate_record(NULL::cars,
    to_jsonb(c) || jsonb_build_object('id', 'fleet-' || n, 'plate', NULL, 'busy', '{}')) AS r
    FROM cars c, generate_series(1, 200) n WHERE c.id = 'demo-prado-tariff') c`.execute(server.db)
})
afterAll(() => server.close())
afterEach(() => server.db.deleteFrom('seasons').execute())

const inDays = (days: number) => addDays(today, days)
const days = (first: number, last: number) => ({ firstDay: inDays(first), lastDay: inDays(last) })
const twenty = (more: object = {}) => ({
  name: 'Festival season',
  days: days(60, 80),
  amount: { kind: 'percent', percent: 20 },
  cars: null,
  ...more,
})
const add = (season: object, ask = owner) =>
  ask('POST', '/api/staff/seasons', { payload: { _id: randomUUID(), ...season } })

const trip = { from: '', to: '' }
beforeAll(() => {
  Object.assign(trip, { from: `${inDays(58)}T10:00`, to: `${inDays(66)}T14:00` })
})
const search = async () => {
  const cars: CarOffer[] = []
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({
      pl: 'douala-airport',
      ...trip,
      suppliers: supplier,
      page: String(page),
    })
    const found = (await server.visitor()('GET', `/api/cars?${query}`)).json<CarPage>()
    cars.push(...found.cars)
    if (found.cars.length === 0 || cars.length >= found.total) return cars
  }
}
const offerOf = async (id: string) => {
  const query = new URLSearchParams({ pl: 'douala-airport', ...trip })
  return (await server.visitor()('GET', `/api/cars/${id}?${query}`)).json<{ offer: CarOffer }>().offer
}

test('twenty percent over three weeks for two hundred cars: one act, one price everywhere, undone by one act', async () => {
  const period = { from: instantOf(trip.from)!, to: instantOf(trip.to)! }
  const before = await search()
  expect(before.length).toBeGreaterThan(200)
  const made = await add(twenty())
  expect(made.statusCode).toBe(201)
  const season = made.json<StaffSeason>()
  expect(season.cars.length).toBeGreaterThanOrEqual(200)

  const during = await search()
  for (const car of during) {
    const was = before.find(({ _id }) => _id === car._id)!
    expect(car.quote).toEqual(quote(car, period))
    // Seven of the nine started days are in the season.
    expect(daysOf(period)).toBe(9)
    expect(Math.abs(car.quote.total - was.quote.total * (1 + 0.2 * (7 / 9)))).toBeLessThanOrEqual(2)
  }
  const car = during.find(({ _id }) => _id.startsWith('fleet-'))
  expect((await offerOf(car!._id)).quote).toEqual(car!.quote)
  const amina = await server.as('driver@wouri.example')
  const { driver: _, ...payload } = aBooking(server.clock.now, {
    car: car!._id,
    ...trip,
    total: car!.quote.total,
  })
  const book = (sent: object) =>
    amina('POST', '/api/bookings', {
      payload: sent,
      headers: { 'idempotency-key': randomUUID() },
    })
  expect((await book({ ...payload, total: car!.quote.total - 1 })).json()).toEqual({ code: 'price-changed' })
  const booked = (await book(payload)).json<Booking>()
  expect(booked).toMatchObject({ total: car!.quote.total })
  expect(booked.lines).toContainEqual(expect.objectContaining({ kind: 'season', count: 7 }))

  expect((await owner('DELETE', `/api/staff/seasons/${season._id}`)).statusCode).toBe(200)
  const after = await search()
  const plain = (cars: CarOffer[]) =>
    Object.fromEntries(cars.map(({ _id, quote: { total } }) => [_id, total]))
  expect(plain(after)).toEqual(plain(before.filter(({ _id }) => _id !== car!._id)))
  const kept = await server.db
    .selectFrom('bookings')
    .select('total')
    .where('id', '=', booked._id)
    .executeTakeFirstOrThrow()
  expect(kept.total).toBe(car!.quote.total)
})

test('a car whose own price changes keeps the percentage of it', async () => {
  await add(twenty({ cars: ['fleet-1'] }))
  const changePrice = (price: number) =>
    server.db
      .updateTable('cars')
      .set({ daily_price: price, hourly_price: null })
      .where('id', '=', 'fleet-1')
      .execute()
  await sql`UPDATE cars SET bi_weekly_price = NULL, weekly_price = NULL, monthly_price = NULL, discounted_daily_price = NULL
    WHERE id = 'fleet-1'`.execute(server.db)
  await changePrice(90_000)
  expect((await offerOf('fleet-1')).quote.total).toBe(9 * 90_000 + 7 * 18_000)
})

describe('what is refused', () => {
  test('two seasons of a car on one day, also when the days are moved there', async () => {
    const cars = ['fleet-1', 'fleet-2']
    await add(twenty({ cars }))
    const refused = await add(twenty({ cars: ['fleet-2', 'fleet-3'], days: days(80, 90) }))
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'season-overlap', fields: { days: 'season-overlap' } },
    ])
    const beside = await add(twenty({ cars, days: days(81, 90) }))
    expect(beside.statusCode).toBe(201)
    const { _id, version: was } = beside.json<StaffSeason>()
    const moved = await owner('POST', `/api/staff/seasons/${_id}`, {
      payload: twenty({ cars, days: days(70, 90), was }),
    })
    expect(moved.json()).toMatchObject({ code: 'season-overlap' })
    expect((await owner('GET', '/api/staff/seasons')).json<StaffSeason[]>()).toHaveLength(2)
  })

  test('cars of another fleet, and seasons of one', async () => {
    expect((await add(twenty({ cars: ['fleet-1', 'corolla-sawa-01'] }))).json()).toMatchObject({
      fields: { cars: 'not-found' },
    })
    const { _id } = (await add(twenty())).json<StaffSeason>()
    expect((await other('DELETE', `/api/staff/seasons/${_id}`)).statusCode).toBe(404)
    expect((await other('POST', `/api/staff/seasons/${_id}`, { payload: twenty() })).statusCode).toBe(404)
    expect((await other('GET', `/api/staff/seasons?supplier=${supplier}`)).json()).toEqual([])
  })

  test.each([
    [{ days: { firstDay: '2027-02-01', lastDay: '2027-01-01' } }, { days: 'invalid-input' }],
    [{ days: { firstDay: '2027-02-01', lastDay: '2099-01-01' } }, { days: 'invalid-input' }],
    [{ amount: { kind: 'percent' } }, { 'amount.percent': 'required' }],
    [{ amount: { kind: 'percent', percent: 0 } }, { 'amount.percent': 'required' }],
    [{ amount: { kind: 'percent', percent: 401 } }, { 'amount.percent': 'invalid-input' }],
    [{ amount: { kind: 'price', dailyPrice: 0 } }, { 'amount.dailyPrice': 'invalid-input' }],
    [{ name: ' ' }, { name: 'required' }],
  ])('%j', async (wrong, fields) => {
    const refused = await add({ ...twenty(), ...wrong })
    expect([refused.statusCode, refused.json()]).toEqual([400, expect.objectContaining({ fields })])
  })
})

test('sent again it is the same season; of two who change it the second is told', async () => {
  const _id = randomUUID()
  const first = await add(twenty({ _id }))
  expect((await add(twenty({ _id }))).json()).toEqual(first.json())
  const change = (percent: number) =>
    owner('POST', `/api/staff/seasons/${_id}`, {
      payload: twenty({ amount: { kind: 'percent', percent }, was: 1 }),
    })
  expect((await change(30)).json()).toMatchObject({ percent: 30, version: 2 })
  expect((await change(40)).json()).toEqual({ code: 'changed-meanwhile' })
})
