import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { CarOffer, CarPage } from '#contract/cars/cars.ts'
import { addDays, dayOf, instantOf, type Period } from '#domain/rental/period.ts'
import { highestMarkup, highestPrice, highestTotal } from '#domain/rental/price-bounds.ts'
import { quote } from '#domain/rental/quote.ts'
import { recommendation } from '#domain/review/rating.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { carRowJson, pricingOf, type CarRow } from './car-row.ts'
import { totalSql } from './price-sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const trip = (days = 3, length = 3) => {
  const first = addDays(dayOf(server.clock.now), days)
  return { from: `${first}T10:00`, to: `${addDays(first, length)}T10:00` }
}
async function search(query: Record<string, string>): Promise<CarPage> {
  const response = await server.visitor()('GET', '/api/cars', {
    query: { pl: 'douala', ...trip(), ...query },
  })
  expect(response.statusCode).toBe(200)
  return response.json<CarPage>()
}
async function all(query: Record<string, string>): Promise<CarOffer[]> {
  const first = await search(query)
  const cars = [...first.cars]
  for (let page = 2; cars.length < first.total; page++)
    cars.push(...(await search({ ...query, page: String(page) })).cars)
  return cars
}

test('the price in SQL is the price of the rule, for every car and many periods', async () => {
  await seasonsEverywhere()
  const start = instantOf(`${addDays(dayOf(server.clock.now), 3)}T10:00`)!
  const lengths = [
    1,
    5,
    23,
    24,
    25,
    71,
    72,
    74,
    24 * 7,
    24 * 7 + 3,
    24 * 29,
    24 * 30,
    24 * 31 + 1,
    24 * 45,
    24 * 60 + 13,
  ]
  for (const hours of lengths) {
    for (const later of [0, 26]) {
      const from = start + later * 86_400_000
      const period: Period = { from, to: from + hours * 3_600_000 }
      const { rows } = await sql<{ row: CarRow; total: number }>`
        SELECT ${carRowJson} AS row, ${totalSql(period)} AS total FROM cars c JOIN suppliers s ON s.id = c.supplier_id`.execute(
        server.db,
      )
      for (const { row, total } of rows)
        expect({ id: row.car.id, total }).toEqual({
          id: row.car.id,
          total: quote(pricingOf(row), period).total,
        })
    }
  }
  await server.db.deleteFrom('seasons').execute()
})

/** Every car is dearer or cheaper on some of the days that are tried, by prices and by odd percentages. */
async function seasonsEverywhere(): Promise<void> {
  const today = dayOf(server.clock.now)
  const amounts = [
    { daily_price: 77_777, percent: null },
    { daily_price: null, percent: 13 },
    { daily_price: null, percent: -37 },
  ]
  for (const [index, amount] of amounts.entries()) {
    const id = `season-${index}`
    const [first_day, last_day] = [addDays(today, 5 + 14 * index), addDays(today, 11 + 14 * index)]
    await server.db
      .insertInto('seasons')
      .values({ id, supplier_id: 'mboa-prestige', name: id, first_day, last_day, ...amount })
      .execute()
    await sql`INSERT INTO season_cars SELECT ${id}, id, ${first_day}, ${last_day} FROM cars`.execute(
      server.db,
    )
  }
}

describe('a price too many zeros long', () => {
  const year = () => ({ pl: 'douala-airport', ...trip(3, 364) })
  const isDaily = sql`id = 'demo-prado-daily'`

  test.each([6_000_000, highestPrice])(
    'a car at %i a day is found among the others, and no search fails',
    async (price) => {
      await sql`UPDATE cars SET daily_price = ${price}, hourly_price = ${price}, weekly_price = NULL WHERE ${isDaily}`.execute(
        server.db,
      )
      const cars = await all({ ...year(), sort: 'total' })
      expect(cars.length).toBeGreaterThan(1)
      expect(cars.find(({ _id }) => _id === 'demo-prado-daily')!.quote.total).toBe(364 * price)
      expect(cars.map(({ quote }) => quote.total)).toEqual(
        cars.map(({ quote }) => quote.total).sort((one, other) => one - other),
      )
      const sizes = await server.visitor()('GET', '/api/car-sizes')
      expect(sizes.statusCode).toBe(200)
      await sql`UPDATE cars SET daily_price = 50000, hourly_price = NULL WHERE ${isDaily}`.execute(server.db)
    },
  )

  test.each([
    sql`UPDATE cars SET daily_price = ${highestPrice + 1} WHERE ${isDaily}`,
    sql`UPDATE cars SET discounted_monthly_price = ${highestPrice + 1} WHERE ${isDaily}`,
    sql`UPDATE cars SET deposit = ${highestPrice + 1} WHERE ${isDaily}`,
    sql`UPDATE cars SET extras = jsonb_set(extras, '{fullInsurance}', ${String(highestPrice + 1)}) WHERE ${isDaily}`,
    sql`UPDATE cars SET extras = jsonb_set(extras, '{fullInsurance}', '-2') WHERE ${isDaily}`,
    sql`UPDATE car_date_prices SET daily_price = ${highestPrice + 1}`,
    sql`UPDATE suppliers SET markup_percent = ${highestMarkup + 1}`,
    sql`UPDATE bookings SET total = ${highestTotal + 1}`,
  ])('is not even kept (%#)', async (slip) => {
    await expect(slip.execute(server.db)).rejects.toMatchObject({ code: '23514' })
  })
})

test('eight a page, no car twice, none forgotten', async () => {
  const cars = await all({})
  const { total } = await search({})
  expect(new Set(cars.map(({ _id }) => _id)).size).toBe(total)
  expect((await search({})).cars).toHaveLength(8)
  expect((await search({ page: '1000' })).cars).toEqual([])
})

describe('each filter lets through what it says', () => {
  const cases: [Record<string, string>, (car: CarOffer) => boolean][] = [
    [
      { suppliers: 'mboa-prestige,ngondo-cars' },
      (car) => ['mboa-prestige', 'ngondo-cars'].includes(car.supplier._id),
    ],
    [{ ranges: 'mini,scooter' }, (car) => car.range === 'mini' || car.range === 'scooter'],
    [{ minimumRating: '4' }, (car) => (car.rating ?? 0) >= 4],
    [{ seats: '4' }, (car) => car.seats === 4],
    [{ seats: '2,5+' }, (car) => car.seats === 2 || car.seats > 5],
    [{ specs: 'airConditioning,fourDoors' }, (car) => car.airConditioning && car.doors >= 4],
    [{ specs: 'fiveSeats' }, (car) => car.seats >= 5],
    [{ maximumDeposit: '100000' }, (car) => car.deposit <= 100_000],
    [{ fuelTypes: 'diesel,unknown' }, (car) => car.fuelType === 'diesel' || car.fuelType === 'unknown'],
    [{ gearboxes: 'automatic' }, (car) => car.gearbox === 'automatic'],
    [{ mileages: 'unlimited' }, (car) => car.mileage === -1],
    [
      { multimedia: 'bluetooth,androidAuto' },
      (car) => car.multimedia.includes('bluetooth') && car.multimedia.includes('androidAuto'),
    ],
    [{ fuelPolicies: 'freeTank' }, (car) => car.fuelPolicy === 'freeTank'],
    [
      { gearboxes: 'automatic', fuelTypes: 'gasoline', maximumDeposit: '150000' },
      (car) => car.gearbox === 'automatic' && car.fuelType === 'gasoline' && car.deposit <= 150_000,
    ],
  ]
  test.each(cases)('%j', async (query, holds) => {
    const everything = await all({})
    const found = await all(query)
    expect(found.map(({ _id }) => _id).sort()).toEqual(
      everything
        .filter(holds)
        .map(({ _id }) => _id)
        .sort(),
    )
    expect(found.length).toBeGreaterThan(0)
  })
})

test('an empty filter means any', async () => {
  expect((await search({ ranges: '', suppliers: '' })).total).toBe((await search({})).total)
})

test('the count beside a value is what choosing it gives', async () => {
  const { facets } = await search({ gearboxes: 'automatic' })
  for (const [name, values] of Object.entries(facets)) {
    for (const [value, count] of Object.entries(values)) {
      const chosen = { gearboxes: 'automatic', [name]: value }
      expect({ name, value, count: (await search(chosen)).total }).toEqual({ name, value, count })
    }
  }
})

test('the counts of further pages are those of the first', async () => {
  const { facets } = await search({ gearboxes: 'automatic', sort: 'total' })
  expect((await search({ gearboxes: 'automatic', page: '2' })).facets).toEqual(facets)
  // A page that somebody was sent counts by itself.
  const alone = await search({ gearboxes: 'manual', page: '2' })
  expect(alone.facets).toEqual((await search({ gearboxes: 'manual' })).facets)
})

test('cars and what is counted beside them are asked for apart', async () => {
  const whole = await search({ gearboxes: 'automatic' })
  expect(whole).not.toHaveProperty('totalIsAtLeast')
  const cars = await search({ gearboxes: 'automatic', only: 'cars' })
  expect(cars.cars).toEqual(whole.cars)
  expect(cars).toMatchObject({ total: 8, totalIsAtLeast: true, facets: { ranges: {}, suppliers: {} } })
  const counts = await search({ gearboxes: 'automatic', only: 'counts' })
  expect(counts).toEqual({ ...whole, cars: [] })
})

test.each([
  ['total', (car: CarOffer) => car.quote.total],
  ['deposit', (car: CarOffer) => car.deposit],
  ['rating', (car: CarOffer) => -(car.rating ?? 0)],
])('sorted by %s', async (sort, value) => {
  const values = (await all({ sort })).map(value)
  expect(values).toEqual([...values].sort((a, b) => a - b))
})

test('recommended unless another order is asked for: cars before scooters, then rating by reviews, then total', async () => {
  const cars = await all({})
  const sums = await server.db.selectFrom('cars').select(['id', 'review_stars as stars', 'reviews']).execute()
  const site = await server.db.selectFrom('recommended_mean').selectAll().executeTakeFirstOrThrow()
  const sumOf = new Map(sums.map(({ id, ...sum }) => [id, sum]))
  const rank = (car: CarOffer) => [
    Number(car.range === 'scooter'),
    -recommendation(sumOf.get(car._id)!, site),
    car.quote.total,
    car._id,
  ]
  const before = (one: CarOffer, other: CarOffer) => {
    const [a, b] = [rank(one), rank(other)]
    const at = a.findIndex((value, index) => value !== b[index])
    return a[at]! < b[at]! ? -1 : 1
  }
  expect(cars.some(({ range }) => range === 'scooter')).toBe(true)
  expect(cars.map(({ _id }) => _id)).toEqual(cars.toSorted(before).map(({ _id }) => _id))
  expect(await all({ sort: 'recommended' })).toEqual(cars)
})

test('a city finds the cars of its airport and says where they are handed over', async () => {
  const [car] = await all({ pl: 'douala' })
  expect(car!.pickUpLocation).toMatch(/^douala/)
  const airport = await all({ pl: 'douala-airport' })
  expect(airport.every((found) => found.pickUpLocation === 'douala-airport')).toBe(true)
})

test('a car given back elsewhere must be served there', async () => {
  const oneWay = await all({ pl: 'douala', dl: 'yaounde' })
  expect(oneWay.every((car) => car.dropOffLocation.startsWith('yaounde'))).toBe(true)
  expect(oneWay.length).toBeLessThan((await search({})).total)
})

test('booked, unavailable and suspended cars are not found', async () => {
  const found = async () =>
    (await all({ pl: 'douala-airport', ...trip(200) })).some(({ _id }) => _id === 'demo-prado-daily')
  expect(await found()).toBe(true)
  await sql`UPDATE cars SET available = false WHERE id = 'demo-prado-daily'`.execute(server.db)
  expect(await found()).toBe(false)
  await sql`UPDATE cars SET available = true WHERE id = 'demo-prado-daily'`.execute(server.db)
  await sql`UPDATE users SET blacklisted = true WHERE id = (SELECT supplier_id FROM cars WHERE id = 'demo-prado-daily')`.execute(
    server.db,
  )
  expect(await found()).toBe(false)
  await sql`UPDATE users SET blacklisted = false`.execute(server.db)
  await sql`UPDATE bookings SET car_id = 'demo-prado-daily', from_at = ${new Date(instantOf(trip(200).from)!)}, to_at = ${new Date(instantOf(trip(200).to)!)},
    status = 'paid' WHERE id = 'demo-booking-next'`.execute(server.db)
  expect(await found()).toBe(false)
  await sql`UPDATE bookings SET status = 'cancelled' WHERE id = 'demo-booking-next'`.execute(server.db)
  expect(await found()).toBe(true)
})

test('the worked prices of the domain through the API', async () => {
  const price = async (id: string, from: string, to: string) => {
    const response = await server.visitor()('GET', `/api/cars/${id}`, {
      query: { pl: 'douala-airport', from, to },
    })
    return response.json<{ offer: CarOffer }>().offer.quote.total / 1000
  }
  const first = addDays(dayOf(server.clock.now), 3)
  const of = (id: string, days: number, hour = '10:00') =>
    price(id, `${first}T10:00`, `${addDays(first, days)}T${hour}`)
  const full = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 20, 21, 28, 29, 30, 31, 37, 45, 60]
  const totals = await Promise.all(full.map((days) => of('demo-prado-tariff', days)))
  expect(totals).toEqual([
    50, 100, 135, 185, 235, 270, 300, 350, 435, 570, 600, 870, 900, 1200, 1250, 1100, 1150, 1400, 1750, 2200,
  ])
  expect(await of('demo-prado-tariff', 0, '15:00')).toBe(20)
  expect([
    await of('demo-prado-daily', 3),
    await of('demo-prado-daily', 3, '12:00'),
    await of('demo-prado-daily', 0, '15:00'),
  ]).toEqual([150, 200, 50])
  expect(await of('demo-prado-discount', 5)).toBe(225)
  const dated = addDays(dayOf(server.clock.now), 28)
  expect(await price('demo-prado-dated', `${dated}T10:00`, `${addDays(dated, 5)}T10:00`)).toBe(295)
  expect(await price('demo-prado-dated', `${dated}T10:00`, `${addDays(dated, 3)}T12:00`)).toBe(250)
})

test('an unknown place is refused on its field', async () => {
  const ask = server.visitor()
  const response = await ask('GET', '/api/cars', { query: { pl: 'atlantis', ...trip() } })
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { code: 'not-found', fields: { pl: 'not-found' } },
  ])
})
