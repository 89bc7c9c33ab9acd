// Migrations that place rows which are there already.

import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

const folder = new URL('./migrations/', import.meta.url)
const read = (name: string) => readFile(new URL(name, folder), 'utf8')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the calendar takes the bookings of a database that had none, and warns of what overlaps', async () => {
  const before = (await readdir(folder)).filter((name) => name < '0028').sort()
  const copied = ['users', 'suppliers', 'locations', 'cars', 'bookings']
  const undone = new Error('undone')
  await server.db
    .transaction()
    .execute(async (tx) => {
      await sql`CREATE SCHEMA old`.execute(tx)
      await sql`SET LOCAL search_path TO old, public`.execute(tx)
      for (const name of before) await sql.raw(await read(name)).execute(tx)
      await sql`SET LOCAL session_replication_role = replica`.execute(tx)
      for (const table of copied) {
        const { rows } = await sql<{ list: string }>`
          SELECT string_agg(quote_ident(column_name), ', ') AS list FROM information_schema.columns
          WHERE table_schema = 'old' AND table_name = ${table}`.execute(tx)
        const list = sql.raw(rows[0]!.list)
        await sql`INSERT INTO old.${sql.ref(table)} (${list}) SELECT ${list} FROM public.${sql.ref(table)}`.execute(
          tx,
        )
      }
      await sql`SET LOCAL session_replication_role = origin`.execute(tx)
      // Two of one car at once, as only a damaged database has them.
      await sql`ALTER TABLE old.bookings DROP CONSTRAINT no_double_booking`.execute(tx)
      await sql`ALTER TABLE old.bookings ADD CONSTRAINT no_double_booking CHECK (true)`.execute(tx)
      const { rows: pair } = await sql<{ id: string }>`
        UPDATE old.bookings b SET car_id = a.car_id, from_at = a.from_at, to_at = a.to_at, created_at = a.created_at + interval '1 second'
        FROM old.bookings a WHERE a.id = 'demo-booking-next' AND b.id = (SELECT id FROM old.bookings
          WHERE status = 'reserved' AND id <> a.id ORDER BY id LIMIT 1) RETURNING b.id`.execute(tx)
      await sql.raw(await read('0028-calendar.sql')).execute(tx)
      const { rows } = await sql<{ id: string }>`
        SELECT b.id FROM old.bookings b LEFT JOIN old.calendar_entries e ON e.booking_id = b.id
          AND e.car_id = b.car_id AND e.from_at = b.from_at AND e.to_at = b.to_at
        WHERE (e.id IS NULL) = (b.status IN ('pending', 'deposit', 'paid', 'reserved') OR b.hold_expires_at IS NOT NULL)`.execute(
        tx,
      )
      expect(rows).toEqual(pair)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
})
