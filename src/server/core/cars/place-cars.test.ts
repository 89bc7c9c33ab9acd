// The rows that a search walks follow all that they are made of, whoever writes it.

import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/platform/db/connect.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { keepOrder } from './keep-order.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const placed = async (tx: Tx) =>
  (await tx.selectFrom('car_places').selectAll().orderBy('car_id').orderBy('place_id').execute()).map((row) =>
    JSON.stringify(row),
  )

/** The same rows, written as if there had been none. */
async function placedAnew(tx: Tx): Promise<string[]> {
  await tx.deleteFrom('car_places').execute()
  await sql`SELECT place_cars(ARRAY(SELECT id FROM cars))`.execute(tx)
  return placed(tx)
}

const undone = new Error('undone')
async function inUndone(work: (tx: Tx) => Promise<void>): Promise<void> {
  await server.db
    .transaction()
    .execute(async (tx) => {
      await work(tx)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
}

const isPrado = sql`id = 'demo-prado-daily'`
const aSeason = sql`INSERT INTO seasons (id, supplier_id, name, first_day, last_day, percent)
  VALUES ('low', 'mboa-prestige', 'Low', '2030-01-01', '2030-01-31', -40)`
const withCars = sql`INSERT INTO season_cars SELECT 'low', id, '2030-01-01', '2030-01-31' FROM cars WHERE supplier_id = 'mboa-prestige'`
const aDatePrice = sql`INSERT INTO car_date_prices VALUES ('demo-prado-dated', '2031-01-01', '2031-01-31', 777)`
const review = sql`id = (SELECT id FROM reviews WHERE car_id = 'demo-prado-daily' LIMIT 1)`

const aCopy = sql`INSERT INTO cars SELECT (copy.row).* FROM (SELECT jsonb_populate_record(NULL::cars,
    to_jsonb(c) || '{"id": "copy", "plate": null, "busy": "{}"}') AS row FROM cars c WHERE ${isPrado}) copy`
const aPlace = sql`INSERT INTO locations SELECT (l.row).* FROM (SELECT jsonb_populate_record(NULL::locations,
      to_jsonb(l) || '{"id": "new", "parent": "douala"}') AS row FROM locations l WHERE id = 'douala-airport') l`
const atNewPlace = sql`UPDATE cars SET location_ids = '{new}' WHERE ${isPrado}`

const writes: [string, ...RawBuilder<unknown>[]][] = [
  ['a price', sql`UPDATE cars SET daily_price = 41000 WHERE ${isPrado}`],
  ['a discount', sql`UPDATE cars SET discounted_weekly_price = 41000 WHERE ${isPrado}`],
  ['an hourly price', sql`UPDATE cars SET hourly_price = 100 WHERE ${isPrado}`],
  ['a security deposit', sql`UPDATE cars SET deposit = 1 WHERE ${isPrado}`],
  ['a kind of car', sql`UPDATE cars SET range = 'scooter' WHERE ${isPrado}`],
  ['a car that is not offered', sql`UPDATE cars SET available = false WHERE ${isPrado}`],
  ['another place', sql`UPDATE cars SET location_ids = '{yaounde}' WHERE ${isPrado}`],
  ['a copy', aCopy],
  ['a percentage', sql`UPDATE suppliers SET markup_percent = markup_percent - 12.5`],
  ['a season', aSeason, withCars],
  ['a season of another percentage', aSeason, withCars, sql`UPDATE seasons SET percent = -60`],
  ['a season of a price', aSeason, withCars, sql`UPDATE seasons SET percent = NULL, daily_price = 500`],
  ['a price of days', aDatePrice],
  [
    'another price of days',
    aDatePrice,
    sql`UPDATE car_date_prices SET daily_price = 66 WHERE daily_price = 777`,
  ],
  ['a place under another one', sql`UPDATE locations SET parent = 'yaounde' WHERE id = 'douala-airport'`],
  ['a review that counts no more', sql`UPDATE reviews SET counts = false WHERE ${review}`],
  ['other stars', sql`UPDATE reviews SET car_stars = 1 WHERE car_id = 'demo-prado-daily'`],
]

test.each(writes)('%s', async (_, ...statements) => {
  await inUndone(async (tx) => {
    const before = await placed(tx)
    for (const statement of statements) await statement.execute(tx)
    const after = await placed(tx)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await placedAnew(tx))
  })
})

test.each([
  ['a season', [aSeason, withCars], sql`DELETE FROM seasons WHERE id = 'low'`],
  ['a price of days', [aDatePrice], sql`DELETE FROM car_date_prices WHERE daily_price = 777`],
  ['a car', [aCopy], sql`DELETE FROM cars WHERE id = 'copy'`],
  ['a place', [atNewPlace], aPlace],
  ['a place that has gone', [aPlace, atNewPlace], sql`DELETE FROM locations WHERE id = 'new'`],
])('%s that comes or goes', async (_, first, then) => {
  await inUndone(async (tx) => {
    for (const statement of first) await statement.execute(tx)
    const before = await placed(tx)
    await then.execute(tx)
    expect(await placed(tx)).not.toEqual(before)
    expect(await placed(tx)).toEqual(await placedAnew(tx))
  })
})

test('what takes time of a calendar and counts trips writes no row', async () => {
  await inUndone(async (tx) => {
    const versions = async () =>
      (await sql<{ xmin: string }>`SELECT xmin::text FROM car_places ORDER BY 1`.execute(tx)).rows
    const before = await versions()
    await sql`UPDATE cars SET trips = trips + 1`.execute(tx)
    await sql`SELECT refresh_busy('demo-prado-daily')`.execute(tx)
    // The same price once more.
    await sql`UPDATE cars SET daily_price = daily_price WHERE ${isPrado}`.execute(tx)
    expect(await versions()).toEqual(before)
  })
})

test('the mean of the site is taken by the schedule, and every car follows', async () => {
  await inUndone(async (tx) => {
    const before = await placed(tx)
    await sql`UPDATE review_totals SET reviews = 1000, stars = 2000`.execute(tx)
    expect(await placed(tx)).toEqual(before)
    await keepOrder(tx)
    const mean = await tx.selectFrom('recommended_mean').select(['stars', 'reviews']).executeTakeFirst()
    expect(mean).toEqual({ stars: 2000, reviews: 1000 })
    expect(await placed(tx)).not.toEqual(before)
    expect(await placed(tx)).toEqual(await placedAnew(tx))
  })
})

test('a percentage that a car was listed beside is mended by the schedule', async () => {
  await inUndone(async (tx) => {
    await sql`UPDATE car_places SET marked = 9999`.execute(tx)
    await keepOrder(tx)
    expect(await placed(tx)).toEqual(await placedAnew(tx))
  })
})

test('no writer waits for another that waits for it', async () => {
  const { db } = server
  const cars = await db
    .selectFrom('cars')
    .select('id')
    .where('supplier_id', '=', 'mboa-prestige')
    .orderBy('id')
    .limit(4)
    .execute()
  const acts = [
    (round: number) =>
      sql`UPDATE suppliers SET markup_percent = ${round} WHERE id = 'mboa-prestige'`.execute(db),
    // As staff change many cars: in the order of every lock, one after the other.
    (round: number) =>
      db.transaction().execute(async (tx) => {
        for (const { id } of cars)
          await sql`UPDATE cars SET weekly_price = ${200_000 + round} WHERE id = ${id}`.execute(tx)
      }),
    (round: number) =>
      sql`UPDATE reviews SET car_stars = ${1 + (round % 5)} WHERE car_id = 'demo-prado-daily'`.execute(db),
    (round: number) =>
      sql`UPDATE locations SET parent = ${round % 2 === 0 ? 'yaounde' : 'douala'} WHERE id = 'douala-airport'`.execute(
        db,
      ),
  ]
  for (let round = 0; round < 8; round++) await Promise.all(acts.map((act) => act(round)))
  await inUndone(async (tx) => expect(await placed(tx)).toEqual(await placedAnew(tx)))
})
