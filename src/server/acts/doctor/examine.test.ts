import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { examine } from './examine.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await fillFiles(server.db, server.files, server.clock.now)
})
afterAll(() => server.close())

test('nothing is wrong with the demonstration world', async () => {
  expect(await examine(server.db)).toEqual([])
})

test.each([
  ['paid is the sum of payments', sql`UPDATE bookings SET paid = 1 WHERE id = 'demo-booking-next'`],
  ['the history is complete', sql`UPDATE bookings SET status = 'reserved' WHERE id = 'demo-booking-next'`],
  [
    'kept money has a booking',
    sql`UPDATE bookings SET status = 'pending' WHERE id = (SELECT booking_id FROM payments WHERE status = 'kept' LIMIT 1)`,
  ],
  [
    'returned money goes back once',
    sql`UPDATE payments SET status = 'returned' WHERE id = (SELECT id FROM payments WHERE status = 'kept' LIMIT 1)`,
  ],
  [
    'a live booking is in the calendar',
    sql`DELETE FROM calendar_entries WHERE booking_id = 'demo-booking-next'`,
  ],
  [
    'one car, one booking',
    sql`ALTER TABLE calendar_entries DROP CONSTRAINT one_calendar;
      INSERT INTO calendar_entries (car_id, from_at, to_at, kind)
      SELECT car_id, from_at + interval '1 hour', to_at, 'block' FROM calendar_entries WHERE booking_id = 'demo-booking-next'`,
  ],
  [
    'the counter hands back what it took',
    sql`UPDATE bookings SET back_at_counter = 1 WHERE id = 'demo-booking-next'`,
  ],
  [
    'stars are the sum of reviews',
    sql`UPDATE cars SET review_stars = review_stars - 1 WHERE id = 'demo-prado-daily'`,
  ],
  ['stars are the sum of reviews', sql`UPDATE suppliers SET reviews = 0, review_stars = 0`],
  ['stars are the sum of reviews', sql`UPDATE review_totals SET stars = stars - 1`],
  ['a rating is the mean of its stars', sql`UPDATE cars SET rating = 5 WHERE id = 'demo-prado-daily'`],
  ['a search knows its cars', sql`DELETE FROM car_places WHERE car_id = 'demo-prado-daily'`],
  ['a search knows its cars', sql`UPDATE car_places SET weekly = 1 WHERE car_id = 'demo-prado-daily'`],
  ['trips are cars that came back', sql`UPDATE cars SET trips = trips + 1 WHERE id = 'demo-prado-daily'`],
  ['a licence on record is a file', sql`UPDATE users SET license = 'gone.jpg' WHERE id = 'amina-ngassa'`],
  [
    'a licence on record is a file',
    sql`UPDATE users SET license_back = 'gone.jpg' WHERE id = 'amina-ngassa'`,
  ],
  [
    'a damage of a record is one of its car',
    {
      execute: (db: Db) =>
        anInspection(db, 'demo-booking-next', { damages: JSON.stringify([{ id: 'of no car' }]) }),
    },
  ],
  [
    'kilometres run backwards with a reason alone',
    {
      execute: async (db: Db) => {
        await anInspection(db, 'demo-booking-next', { kilometres: 2 })
        await anInspection(db, 'demo-booking-next', { kilometres: 1 })
      },
    },
  ],
  [
    'a picture of an inspection is a file',
    {
      execute: async (db: Db) => {
        const inspection = await anInspection(db, 'demo-booking-next')
        await sql`INSERT INTO inspection_pictures (inspection_id, hash, file, arrived_at)
          SELECT ${inspection}, ${'a'.repeat(64)}, name, now() FROM files WHERE kind = 'licence' LIMIT 1`.execute(
          db,
        )
      },
    },
  ],
])('%s: a row that breaks it is found', async (rule, damage) => {
  const found = await server.db
    .transaction()
    .execute(async (tx) => {
      await damage.execute(tx)
      throw Object.assign(new Error('undone'), { found: await examine(tx) })
    })
    .catch((error: Error & { found?: Awaited<ReturnType<typeof examine>> }) => error.found)
  expect(found?.map((violation) => violation.rule)).toContain(rule)
})
