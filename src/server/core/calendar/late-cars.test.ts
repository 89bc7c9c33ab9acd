import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarPage } from '#contract/cars/cars.ts'
import type { SwapCar } from '#contract/staff/fleet/swap.ts'
import { day, hour, minute, wallTimeOf, type Instant } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { lateHistory } from '#tests/support/late-histories.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { randomFrom, seed } from '#tests/support/random.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'
import { runs } from '#tests/support/tier.ts'
import { keepLateCars } from './keep-late-cars.ts'

const supplier = 'mboa-prestige'
let server: TestServer
let owner: Ask
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  const { clock, db } = server
  clock.now = Math.ceil(clock.now / hour) * hour
  driver = await server.as('driver@wouri.example')
  // Has a licence on file from then on.
  await bookWithLicence(driver, { ...aBooking(clock.now), driver: undefined })
  // Only what a test puts there is found and offered.
  await db.updateTable('cars').set({ available: false }).execute()
  owner = await server.as(`${supplier}@wouri.example`)
})
afterAll(() => server.close())

/** A car that is offered, alone but for those of this test. */
async function aListedCar(): Promise<string> {
  const id = await aCar(server.db)
  await server.db.updateTable('cars').set({ available: true }).where('id', '=', id).execute()
  return id
}
const setTurnaround = (minutes: number) =>
  server.db.updateTable('suppliers').set({ turnaround_minutes: minutes }).where('id', '=', supplier).execute()

/** Handed over, and to be back `hours` ago. */
async function aLateTrip(car_id: string, hours = 2): Promise<string> {
  const { now } = server.clock
  return aMadeBooking(server.db, {
    now,
    car_id,
    status: 'reserved',
    from_at: new Date(now - 2 * day),
    to_at: new Date(now - hours * hour),
    handed_over_at: new Date(now - 2 * day),
  })
}
const aTrip = (car_id: string, from: Instant, to: Instant) =>
  aMadeBooking(server.db, {
    now: server.clock.now,
    car_id,
    status: 'reserved',
    from_at: new Date(from),
    to_at: new Date(to),
  })
const endOf = async (id: string) =>
  (
    await server.db
      .selectFrom('calendar_entries')
      .select('to_at')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
  ).to_at.getTime()
const book = async (car: string, from: Instant, to: Instant) =>
  (
    await bookWithLicence(server.visitor(), {
      ...aBooking(server.clock.now),
      car,
      from: wallTimeOf(from),
      to: wallTimeOf(to),
      total: Math.ceil((to - from) / day) * 50_000,
    })
  ).statusCode
const take = (id: string) => owner('POST', `/api/staff/bookings/${id}/return`)

test('a car that is late is sold and offered to nobody for tomorrow, but for the week after', async () => {
  const { now } = server.clock
  const car = await aListedCar()
  await aLateTrip(car)
  const found = async (from: Instant) => {
    const query = { pl: 'douala-airport', from: wallTimeOf(from), to: wallTimeOf(from + day) }
    const { cars } = (await driver('GET', '/api/cars', { query })).json<CarPage>()
    return cars.some(({ _id }) => _id === car)
  }
  expect([await found(now + 12 * hour), await found(now + 24 * hour), await found(now + 7 * day)]).toEqual([
    false,
    false,
    true,
  ])
  expect(await book(car, now + 12 * hour, now + 36 * hour)).toBe(409)
  expect(await book(car, now + 7 * day, now + 8 * day)).toBe(201)
})

test('a car that was handed over before its time is swapped in for nobody until it is back', async () => {
  const { now } = server.clock
  const [car, other] = [await aListedCar(), await aListedCar()]
  // Its entry in the calendar begins with the agreed pick-up.
  const early = await aTrip(car, now + 6 * hour, now + 30 * hour)
  await server.db
    .updateTable('bookings')
    .set({ handed_over_at: new Date(now) })
    .where('id', '=', early)
    .execute()
  const url = `/api/staff/bookings/${await aTrip(other, now + hour, now + 4 * hour)}`
  const offered = async () =>
    (await owner('GET', `${url}/cars`)).json<{ cars: SwapCar[] }>().cars.some(({ _id }) => _id === car)
  const swap = async () => (await owner('POST', `${url}/car`, { payload: { car } })).statusCode
  expect([await offered(), await swap()]).toEqual([false, 409])
  expect((await take(early)).statusCode).toBe(200)
  expect([await offered(), await swap()]).toEqual([true, 200])
})

test('the entry of a late car goes on as far as the next one, and ends with the return and its turnaround', async () => {
  const { db, clock } = server
  const { now } = clock
  await setTurnaround(60)
  const car = await aCar(db)
  const late = await aLateTrip(car)
  const next = await aTrip(car, now + 20 * hour, now + 22 * hour)
  await keepLateCars(db, now)
  expect(await endOf(late)).toBe(now + 20 * hour)
  expect(await endOf(next)).toBe(now + 23 * hour)

  // The database has the last word, whatever the writer believes.
  const write = sql`INSERT INTO calendar_entries (car_id, from_at, to_at, kind)
    VALUES (${car}, ${new Date(now + 3 * hour)}, ${new Date(now + 4 * hour)}, 'block')`.execute(db)
  await expect(write).rejects.toMatchObject({ code: '23P01' })

  // Money that comes in meanwhile does not give the car away.
  await db.updateTable('bookings').set({ status: 'paid' }).where('id', '=', late).execute()
  expect(await endOf(late)).toBe(now + 20 * hour)
  // As a process of the version before writes it.
  await db
    .updateTable('bookings')
    .set({ returned_at: new Date(now + 10 * minute) })
    .where('id', '=', late)
    .execute()
  expect(await endOf(late)).toBe(now + 70 * minute)
  await setTurnaround(0)
})

test('the booking after a late car keeps its time and may move, but not to before it', async () => {
  const { now } = server.clock
  const car = await aListedCar()
  const late = await aLateTrip(car)
  const next = await aTrip(car, now + 20 * hour, now + 30 * hour)
  await keepLateCars(server.db, now)
  const isFree = async (from: Instant, to: Instant) =>
    (
      await owner('POST', `/api/staff/bookings/${next}/amendment-quote`, {
        payload: { from: wallTimeOf(from), to: wallTimeOf(to) },
      })
    ).json<{ isFree: boolean }>().isFree
  expect(await isFree(now + 20 * hour, now + 34 * hour)).toBe(true)
  expect(await isFree(now + 22 * hour, now + 34 * hour)).toBe(true)
  expect(await isFree(now + 18 * hour, now + 30 * hour)).toBe(false)
  expect((await take(late)).statusCode).toBe(200)
  expect(await isFree(now + 18 * hour, now + 30 * hour)).toBe(true)
})

/** HISTORIES=2000 takes a quarter of an hour. */
const histories = Number(process.env['HISTORIES'] ?? runs(5, 200))

test(
  'search, checkout, swap and calendar agree with a reckoning of when late cars can be had, in many histories',
  { timeout: 3_600_000 },
  async () => {
    await server.db.updateTable('cars').set({ available: false }).execute()
    const random = randomFrom(seed)
    const seen = new Set<string>()
    for (let made = 0; made < histories; made++)
      for (const { question, product, reckoned } of await lateHistory({ server, random }, 10)) {
        expect({ question, answer: product }, `history ${made}, SEED=${seed}`).toEqual({
          question,
          answer: reckoned,
        })
        seen.add(question)
      }
    // Each was asked where nothing but the lateness of a car decides it.
    const asked = ['checkout', 'swap offered', 'search', 'free tonight', 'calendar']
    if (histories >= 24)
      expect([...seen]).toEqual(expect.arrayContaining(asked.map((question) => `${question}, late`)))
  },
)
