import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarFigures, MonthFigures } from '#contract/staff/site/figures.ts'
import { addMonths, monthPeriod, monthsBetween } from '#domain/figures/months.ts'
import { day, hour } from '#domain/rental/period.ts'
import { noLimits } from '#tests/support/limits.ts'
import { manyBookings } from '#tests/support/many-bookings.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let admin: Ask
let made: Awaited<ReturnType<typeof manyBookings>>
/** Long past, so that nothing of the demonstration is among them. */
const first = '2019-01'
const start = monthPeriod(first).from

beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  admin = await server.as('admin@wouri.example')
  made = await manyBookings(server.db, { start, count: 10_000, seed: 20_270_301 })
})
afterAll(() => server.close())

const monthsOf = async (ask: Ask, from: string, to: string, more = '') =>
  (await ask('GET', `/api/staff/figures?from=${from}&to=${to}${more}`)).json<{ months: MonthFigures[] }>()
    .months

async function carsOf(ask: Ask, from: string, to: string, more = ''): Promise<CarFigures[]> {
  const cars: CarFigures[] = []
  for (let after = ''; ;) {
    const address = `/api/staff/figures/cars?from=${from}&to=${to}&size=20${more}${after}`
    const page = (await ask('GET', address)).json<{ cars: CarFigures[]; next: string | null }>()
    cars.push(...page.cars)
    if (page.next === null) return cars
    after = `&after=${encodeURIComponent(page.next)}`
  }
}

/** The hours of a car in a month, counted one by one. */
function hoursOf(car: string, month: string) {
  const { from, to } = monthPeriod(month)
  let booked = 0
  let offered = 0
  const bookings = made.bookings.filter(
    (each) => each.car === car && each.status !== 'void' && each.status !== 'cancelled' && each.to > from,
  )
  const listings = made.listings.filter((each) => each.car === car)
  for (let at = from; at < to; at += hour) {
    const isBooked = bookings.some((each) => each.from <= at && at < each.to)
    if (isBooked) booked++
    if (isBooked || listings.some((each) => each.from <= at && (each.to === null || at < each.to))) offered++
  }
  return { bookedMinutes: booked * 60, offeredMinutes: offered * 60 }
}

/** What the figures should be, by going through every booking. */
function expected(supplier: string | null, month: string): MonthFigures {
  const sums = {
    bookings: 0,
    cancelled: 0,
    agreed: 0,
    received: 0,
    days: 0,
    leadMinutes: 0,
    answered: 0,
    answerMinutes: 0,
  }
  for (const booking of made.bookings) {
    if (supplier !== null && booking.supplier !== supplier) continue
    if (booking.status === 'void' || new Date(booking.from + hour).toISOString().slice(0, 7) !== month)
      continue
    sums.received += booking.paid
    if (booking.answered !== null) {
      sums.answered++
      sums.answerMinutes += (booking.answered - booking.created) / 60_000
    }
    if (booking.status === 'cancelled') {
      sums.cancelled++
      continue
    }
    sums.bookings++
    sums.agreed += booking.total
    sums.days += booking.days
    sums.leadMinutes += (booking.from - booking.created) / 60_000
  }
  const times = made.cars
    .filter((car) => supplier === null || car.supplier === supplier)
    .map(({ id }) => hoursOf(id, month))
  const bookedMinutes = times.reduce((sum, time) => sum + time.bookedMinutes, 0)
  const offeredMinutes = times.reduce((sum, time) => sum + time.offeredMinutes, 0)
  return { month, ...sums, bookedMinutes, offeredMinutes }
}

describe('over 10,000 random bookings', () => {
  const last = addMonths(first, 23)
  const months = monthsBetween(first, last)!

  test('the figures of all suppliers are the sums of every booking', async () => {
    const found = await monthsOf(admin, first, last)
    expect(found).toEqual(months.map((month) => expected(null, month)))
    expect(found.reduce((sum, { bookings }) => sum + bookings, 0)).toBeGreaterThan(3000)
  })

  test("an owner's figures are those of the own fleet, whatever supplier is asked for", async () => {
    const own = months.slice(3, 9).map((month) => expected('mboa-prestige', month))
    const [from, to] = [months[3]!, months[8]!]
    expect(await monthsOf(owner, from, to)).toEqual(own)
    expect(await monthsOf(admin, from, to, '&supplier=mboa-prestige')).toEqual(own)
    const foreign = await monthsOf(owner, from, to, '&supplier=grassfields-auto')
    expect(foreign.every(({ bookings, offeredMinutes }) => bookings + offeredMinutes === 0)).toBe(true)
    expect(await carsOf(owner, from, to, '&supplier=grassfields-auto')).toEqual([])
  })

  test('the times of the cars, by the rule of the domain, add up to those of the fleet', async () => {
    const [from, to] = [months[5]!, months[7]!]
    const cars = await carsOf(admin, from, to)
    expect(cars).toHaveLength(made.cars.length)
    for (const car of cars.slice(0, 10))
      expect(car.months).toEqual(months.slice(5, 8).map((month) => hoursOf(car._id, month)))
    const fleet = await monthsOf(admin, from, to)
    const sum = (of: (time: CarFigures['months'][number]) => number, index: number) =>
      cars.reduce((total, car) => total + of(car.months[index]!), 0)
    for (const [index, { bookedMinutes, offeredMinutes }] of fleet.entries()) {
      expect(sum((time) => time.bookedMinutes, index)).toBe(bookedMinutes)
      expect(sum((time) => time.offeredMinutes, index)).toBe(offeredMinutes)
    }
  })

  test('the tables say the same, and that they were taken is recorded', async () => {
    const range = `from=${months[3]}&to=${months[4]}`
    await server.db.updateTable('users').set({ language: 'en' }).where('id', '=', 'mboa-prestige').execute()
    const [header, line] = (await owner('GET', `/api/staff/figures.csv?${range}`)).body.split('\r\n')
    const { bookings, cancelled, agreed, received } = expected('mboa-prestige', months[3]!)
    expect(header).toContain('"Month","Bookings","Cancelled","Agreed (XAF)"')
    expect(line).toMatch(new RegExp(`^"${months[3]}",${bookings},${cancelled},${agreed},${received},`))
    const cars = (await owner('GET', `/api/staff/figures/cars.csv?${range}`)).body.trim().split('\r\n')
    expect(cars).toHaveLength(1 + made.cars.filter(({ supplier }) => supplier === 'mboa-prestige').length)
    const acts = await server.db.selectFrom('audit').selectAll().where('entity', '=', 'figures').execute()
    expect(acts).toMatchObject([
      { actor: 'mboa-prestige', action: 'exported', entity_id: 'mboa-prestige' },
      { actor: 'mboa-prestige', action: 'exported', entity_id: 'mboa-prestige' },
    ])
  })
})

test('a car deleted between two pages ends no list of figures', async () => {
  const made: string[] = []
  for (let index = 0; index < 22; index++) made.push(await aCar(server.db))
  const page = async (after?: string) =>
    (
      await admin('GET', '/api/staff/figures/cars', {
        query: { from: '2026-01', to: '2026-01', size: '20', ...(after && { after }) },
      })
    ).json<{ cars: CarFigures[]; next: string | null }>()
  const { cars, next } = await page()
  const last = cars.at(-1)!._id
  const expected = (await page(next!)).cars.map(({ _id }) => _id)
  expect(expected).not.toEqual([])
  // One that nobody has booked takes over its past.
  const spare = made.find((id) => id !== last)!
  await server.db.updateTable('bookings').set({ car_id: spare }).where('car_id', '=', last).execute()
  await server.db.updateTable('reviews').set({ car_id: spare }).where('car_id', '=', last).execute()
  await server.db.deleteFrom('cars').where('id', '=', last).execute()
  expect((await page(next!)).cars.map(({ _id }) => _id)).toEqual(expected)
})

test.each([
  ['more than 24 months', 'from=2026-01&to=2028-01', 'invalid-input'],
  ['no month', 'from=2026-02&to=2026-01', 'invalid-input'],
  ['no month of the calendar', 'from=2026-13&to=2026-13', 'invalid-date'],
])('a range of %s is refused', async (_, range, code) => {
  const answer = await admin('GET', `/api/staff/figures?${range}`)
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(code)])
})

describe('when a car was listed', () => {
  const listings = async (car: string) =>
    server.db.selectFrom('car_listings').selectAll().where('car_id', '=', car).orderBy('from_at').execute()

  test('is written with every change of it', async () => {
    const car = 'demo-prado-dated'
    await server.db.deleteFrom('car_listings').where('car_id', '=', car).execute()
    const set = (available: boolean) =>
      server.db.updateTable('cars').set({ available }).where('id', '=', car).execute()
    await set(false)
    expect(await listings(car)).toEqual([])
    await set(true)
    expect(await listings(car)).toMatchObject([{ to_at: null }])
    await sql`UPDATE car_listings SET from_at = now() - interval '1 day' WHERE car_id = ${car}`.execute(
      server.db,
    )
    await set(false)
    const [closed] = await listings(car)
    expect(closed!.to_at!.getTime() - closed!.from_at.getTime()).toBeGreaterThanOrEqual(day)
    await set(true)
    expect(await listings(car)).toMatchObject([{}, { to_at: null }])
  })

  test('listed and taken out at once it was never listed', async () => {
    const car = 'demo-prado-dated'
    await server.db.deleteFrom('car_listings').where('car_id', '=', car).execute()
    await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('cars').set({ available: false }).where('id', '=', car).execute()
      await tx.updateTable('cars').set({ available: true }).where('id', '=', car).execute()
      await tx.updateTable('cars').set({ available: false }).where('id', '=', car).execute()
    })
    expect(await listings(car)).toEqual([])
  })
})
