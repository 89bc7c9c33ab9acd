// A long list is found in by words and places from indexes, not read to its end.

import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffBookingFilters } from '#contract/staff/booking-list.ts'
import { day } from '#domain/rental/period.ts'
import { fold, folded } from '#server/platform/db/fold-sql.ts'
import { manyBookings } from '#tests/support/many-bookings.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { passes } from './list-filter.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await manyBookings(server.db, { start: server.clock.now - 4000 * day, count: 20_000, seed: 7 })
  await sql`ALTER TABLE bookings DISABLE TRIGGER USER`.execute(server.db)
  const rare = sql`(SELECT id FROM bookings WHERE id LIKE 'many-%' ORDER BY id LIMIT 3)`
  await sql`UPDATE bookings SET driver_name = 'Ngoumou Félicité', driver_phone = '+237690123456', pick_up_location = 'kribi'
    WHERE id IN ${rare}`.execute(server.db)
  await sql`ALTER TABLE bookings ENABLE TRIGGER USER`.execute(server.db)
  await sql`VACUUM ANALYZE bookings`.execute(server.db)
  await sql`ANALYZE cars, suppliers, locations`.execute(server.db)
})
afterAll(() => server.close())

const matching = async (filters: StaffBookingFilters) =>
  sql<{ id: string }>`SELECT b.id FROM bookings b WHERE ${await passes(server.db, filters)}`
async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(server.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test.each<[StaffBookingFilters, string]>([
  [{ q: 'ngoumou' }, 'bookings_words'],
  [{ q: 'felicite ngoumou' }, 'bookings_words'],
  [{ q: '690 12 34 56' }, 'bookings_words'],
  [{ pickUp: 'kribi' }, 'bookings_pick_up_place'],
  [{ dropOff: 'kribi' }, 'bookings_drop_off_place'],
])('%j is read from %s', async (filters, index) => {
  const plan = await planOf(sql`${await matching(filters)} LIMIT 1001`)
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on bookings')
  const { rows } = await (await matching(filters)).execute(server.db)
  if (filters.q !== undefined) expect(rows).toHaveLength(3)
})

test('the index folds letters as every other search does', async () => {
  const letters = 'ÀÉÎõü Ŋŋ Ɓɓ Ɗɗ ƐɛƎǝ ƆɔØøŁł ’‘ʼ ABC-7 50% _ \\ Straße İ'
  const { rows } = await sql<{ one: string; other: string }>`
    SELECT ${fold(sql`${letters}::text`)} AS one, ${folded(sql`${letters}::text`)} AS other`.execute(
    server.db,
  )
  expect(rows[0]!.other).toBe(rows[0]!.one)
})

test('a percent sign, an underscore and a backslash are letters like any other', async () => {
  for (const q of ['%goumou', 'ngoum_u', 'ngoumou\\'])
    expect((await (await matching({ q })).execute(server.db)).rows).toEqual([])
})
