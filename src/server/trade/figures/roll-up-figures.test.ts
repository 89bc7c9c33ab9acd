// Whatever is done to old bookings, in whatever order with the counting: the figures are the sums from scratch.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths, monthPeriod, monthsBetween, type Month } from '#domain/figures/months.ts'
import { bookingStatuses } from '#domain/booking/status.ts'
import { day, hour } from '#domain/rental/period.ts'
import { manyBookings } from '#tests/support/many-bookings.ts'
import { randomFrom } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'
import { monthFigures } from './month-figures.ts'
import { rollUpFigures } from './roll-up-figures.ts'
import { sumFigures } from './sum-figures.ts'

let server: TestServer
let cars: { id: string; supplier: string }[]
const first = '2021-01'
const months = monthsBetween(first, addMonths(first, 11))!
const start = monthPeriod(first).from
/** When the year is over but for its last two months. */
const now = monthPeriod(months.at(-2)!).from + day

beforeAll(async () => {
  server = await startServer()
  const made = await manyBookings(server.db, { start, count: 3000, seed: 20_261_128 })
  cars = made.cars
})
afterAll(() => server.close())

const admin = { person: { id: 'admin', type: 'admin' as const, seat: null }, guestKey: null }
const ownerOf = (supplier: string) => ({
  person: { id: supplier, type: 'supplier' as const, seat: { supplier, kind: 'owner' as const } },
  guestKey: null,
})

async function scratch(supplier?: string): Promise<unknown[]> {
  const among = (column: ReturnType<typeof sql>) =>
    supplier === undefined ? sql<boolean>`true` : sql<boolean>`${column} = ${supplier}`
  const found = await sumFigures(server.db, { months, among })
  return months.map((month) => ({ month, ...found.get(month) }))
}

async function expectScratch(supplier: string, told: string): Promise<void> {
  expect(await monthFigures(server.db, admin as never, { months }), told).toEqual(await scratch())
  expect(await monthFigures(server.db, ownerOf(supplier) as never, { months }), told).toEqual(
    await scratch(supplier),
  )
}

const countedMonths = async () =>
  (
    await server.db
      .selectFrom('figures_by_month')
      .select('month')
      .distinct()
      .where('month', 'in', months)
      .orderBy('month')
      .execute()
  ).map(({ month }) => month)
const marksOf = async (month: Month) =>
  (await server.db.selectFrom('figures_stale').selectAll().where('month', '=', month).execute()).length

test('months that are over are counted, those that run are not', async () => {
  await expectScratch(cars[0]!.supplier, 'before anything is counted')
  await rollUpFigures(server.db, now)
  expect(await countedMonths()).toEqual(months.slice(0, -2))
  await expectScratch(cars[0]!.supplier, 'once counted')
})

test('figures of counted months are read from them', async () => {
  await rollUpFigures(server.db, now)
  const month = months[3]!
  const row = { month, supplier_id: cars[0]!.supplier }
  const was = await monthFigures(server.db, admin as never, { months: [month] })
  await server.db
    .updateTable('figures_by_month')
    .set({ bookings: 1_000_000 })
    .where('month', '=', row.month)
    .where('supplier_id', '=', row.supplier_id)
    .execute()
  expect((await monthFigures(server.db, admin as never, { months: [month] }))[0]!.bookings).toBeGreaterThan(
    999_999,
  )
  await server.db.insertInto('figures_stale').values(row).execute()
  expect(await monthFigures(server.db, admin as never, { months: [month] })).toEqual(was)
  await rollUpFigures(server.db, now)
  expect(await marksOf(month)).toBe(0)
  expect(await monthFigures(server.db, admin as never, { months: [month] })).toEqual(was)
})

test('a year of random acts: equal to the sums from scratch after each', async () => {
  const { db } = server
  const random = randomFrom(7)
  const whole = (most: number) => Math.floor(random() * most)
  const one = <T>(among: readonly T[]): T => among[whole(among.length)]!
  const booking = async () => `many-${whole(3000)}`
  await rollUpFigures(db, now)
  const acts: Record<string, () => Promise<unknown>> = {
    status: async () =>
      db
        .updateTable('bookings')
        .set({ status: one(bookingStatuses) })
        .where('id', '=', await booking())
        .execute(),
    paid: async () =>
      db
        .updateTable('bookings')
        .set({ paid: whole(900_000) })
        .where('id', '=', await booking())
        .execute(),
    total: async () =>
      db
        .updateTable('bookings')
        .set({ total: whole(900_000) + 1, days: 1 + whole(9) })
        .where('id', '=', await booking())
        .execute(),
    moved: async () => {
      const from = start + whole(300 * 24) * hour
      const period = { from_at: new Date(from), to_at: new Date(from + (1 + whole(600)) * hour) }
      return db
        .updateTable('bookings')
        .set(period)
        .where('id', '=', await booking())
        .execute()
    },
    swapped: async () => {
      const { id, supplier } = one(cars)
      return db
        .updateTable('bookings')
        .set({ car_id: id, supplier_id: supplier })
        .where('id', '=', await booking())
        .execute()
    },
    answered: async () => {
      const id = await booking()
      const at = new Date(start + whole(300) * day)
      const step = {
        booking_id: id,
        at,
        actor: 'staff',
        from_status: 'pending',
        to_status: 'reserved',
        note: null,
      } as const
      return db.insertInto('booking_history').values(step).execute()
    },
    listed: async () => {
      const from = start + whole(300) * day
      await db.deleteFrom('car_listings').where('car_id', '=', one(cars).id).execute()
      const row = {
        car_id: one(cars).id,
        from_at: new Date(from),
        to_at: new Date(from + (1 + whole(90)) * day),
      }
      return db
        .insertInto('car_listings')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute()
    },
    unlisted: async () =>
      db
        .updateTable('car_listings')
        .set({ to_at: new Date(start + (300 + whole(60)) * day) })
        .where('car_id', '=', one(cars).id)
        .where('from_at', '<', new Date(start + 290 * day))
        .execute(),
    counted: async () => rollUpFigures(db, now),
  }
  // The calendar has its own tests: here cars are booked over each other.
  await sql`ALTER TABLE bookings DISABLE TRIGGER booking_entry`.execute(db)
  for (let step = 0; step < runs(40, 400); step += 1) {
    const name = one(Object.keys(acts))
    await acts[name]!()
    await expectScratch(one(cars).supplier, `${step}: ${name}`)
  }
}, 300_000)

test('who changes an old booking while it is counted is not forgotten', async () => {
  const { db } = server
  await rollUpFigures(db, now)
  const month = months[1]!
  const { from, to } = monthPeriod(month)
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('from_at', '>=', new Date(from))
    .where('from_at', '<', new Date(to))
    .where('status', '<>', 'void')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('bookings').set({ total: 1_234_567 }).where('id', '=', id).execute()
    // Counted by somebody else, who does not see it yet.
    await rollUpFigures(db, now)
  })
  await expectScratch(cars[0]!.supplier, 'once it is written')
  await rollUpFigures(db, now)
  await expectScratch(cars[0]!.supplier, 'once it is counted')
})
