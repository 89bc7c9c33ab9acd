import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { CarSize } from '#contract/cars/car-sizes.ts'
import type { CarOffer, CarPage } from '#contract/cars/cars.ts'
import type { Location } from '#contract/cars/locations.ts'
import { searchRanges } from '#domain/car/car.ts'
import { wallTimeOf } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { pricedDay } from './car-sizes.ts'
import { sample } from '#tests/support/random.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

async function sizes(of = server): Promise<CarSize[]> {
  const response = await of.visitor()('GET', '/api/car-sizes')
  expect(response.statusCode).toBe(200)
  return response.json<CarSize[]>()
}

const sizeOf = async (range: CarSize['range'], of = server) =>
  (await sizes(of)).find((size) => size.range === range)!

/** What somebody finds who searches for the day, city by city, to the last page. */
async function found(range: string, of = server): Promise<CarOffer[]> {
  const ask = of.visitor()
  const day = pricedDay(of.clock.now)
  const cities = (await ask('GET', '/api/locations'))
    .json<Location[]>()
    .filter(({ parent }) => parent === null)
  const cars = new Map<string, CarOffer>()
  for (const { _id: pl } of cities) {
    for (let page = 1, left = 1; left > 0; page++) {
      const query = {
        pl,
        from: wallTimeOf(day.from),
        to: wallTimeOf(day.to),
        ranges: range,
        page: String(page),
      }
      const answer = (await ask('GET', '/api/cars', { query })).json<CarPage>()
      for (const car of answer.cars) cars.set(car._id, car)
      left = answer.total - page * answer.pageSize
    }
  }
  return [...cars.values()]
}

const rentsForADay = ({ supplier }: CarOffer) => supplier.minimumRentalDays <= 1

function cheapest(cars: CarOffer[]): CarOffer {
  return cars.filter(rentsForADay).reduce((least, car) => (car.quote.total < least.quote.total ? car : least))
}

describe('what a size costs from', () => {
  test.each(sample(searchRanges, 3))(
    'is the lowest total of a search for a day that can be booked: %s',
    async (range) => {
      const cars = await found(range)
      expect((await sizeOf(range)).fromPrice).toBe(cheapest(cars).quote.total)
    },
  )

  test('counts the percentage of the supplier', async () => {
    await sql`UPDATE suppliers SET markup_percent = 12.5`.execute(server.db)
    const { fromPrice } = await sizeOf('maxi')
    const least = cheapest(await found('maxi'))
    expect(fromPrice).toBe(least.quote.total)
    expect(least.markupPercent).toBe(12.5)
  })

  test('counts the price of the date, and a discount', async () => {
    const { car } = await cheapestMini()
    const first = wallTimeOf(pricedDay(server.clock.now).from).slice(0, 10)
    await sql`UPDATE suppliers SET markup_percent = 0`.execute(server.db)
    await sql`UPDATE cars SET is_date_based_price = true, daily_price = 9000, discounted_daily_price = 4000 WHERE id = ${car}`.execute(
      server.db,
    )
    expect((await sizeOf('mini')).fromPrice).toBe(4000)
    await sql`DELETE FROM car_date_prices WHERE car_id = ${car}`.execute(server.db)
    await sql`INSERT INTO car_date_prices (car_id, start_date, end_date, daily_price) VALUES (${car}, ${first}, ${first}, 3000)`.execute(
      server.db,
    )
    expect((await sizeOf('mini')).fromPrice).toBe(3000)
  })

  test('is not that of a car rented for several days at least', async () => {
    const { car, supplier, price } = await cheapestMini()
    await sql`UPDATE suppliers SET minimum_rental_days = 2 WHERE id = ${supplier}`.execute(server.db)
    expect((await found('mini')).some(({ _id }) => _id === car)).toBe(true)
    expect((await sizeOf('mini')).fromPrice).toBeGreaterThan(price)
  })

  test('is not that of a car which is away on the day', async () => {
    const { car, price } = await cheapestMini()
    const { from, to } = pricedDay(server.clock.now)
    const before = await sizeOf('mini')
    await sql`UPDATE bookings SET car_id = ${car}, from_at = ${new Date(from)}, to_at = ${new Date(to)}, status = 'paid'
      WHERE id = 'demo-booking-next'`.execute(server.db)
    const after = await sizeOf('mini')
    expect(after.fromPrice).toBeGreaterThan(price)
    expect(after.cars).toBe(before.cars)
  })

  test('is the same where suppliers are hidden', async () => {
    const hidden = await startServer({}, { hideSuppliers: true })
    const cars = await found('midi', hidden)
    expect((await sizeOf('midi', hidden)).fromPrice).toBe(cheapest(cars).quote.total)
    expect(JSON.stringify(await sizes(hidden))).toBe(JSON.stringify(await sizes()))
    await hidden.close()
  })
})

test('the sizes are in the order of the tiles and may be cached for a minute', async () => {
  expect((await sizes()).map(({ range }) => range)).toEqual([...searchRanges])
  const { headers } = await server.visitor()('GET', '/api/car-sizes')
  expect(headers['cache-control']).toContain('max-age=60')
})

test('cars that are unavailable, of a suspended supplier or at no place are none, and without cars there is no price', async () => {
  const all = await sizeOf('scooter')
  expect(all.cars).toBeGreaterThanOrEqual((await found('scooter')).length)
  await sql`UPDATE cars SET location_ids = '{}' WHERE id = (SELECT id FROM cars WHERE range = 'scooter' AND available LIMIT 1)`.execute(
    server.db,
  )
  expect((await sizeOf('scooter')).cars).toBe(all.cars - 1)
  await sql`UPDATE users SET blacklisted = true WHERE id IN (SELECT supplier_id FROM cars WHERE range = 'scooter')`.execute(
    server.db,
  )
  expect(await sizeOf('scooter')).toEqual({ range: 'scooter', cars: 0, fromPrice: null })
  await sql`UPDATE users SET blacklisted = false`.execute(server.db)
  await sql`UPDATE cars SET available = false WHERE range = 'scooter'`.execute(server.db)
  expect(await sizeOf('scooter')).toEqual({ range: 'scooter', cars: 0, fromPrice: null })
})

async function cheapestMini() {
  const least = cheapest(await found('mini'))
  return { car: least._id, supplier: least.supplier._id, price: least.quote.total }
}
