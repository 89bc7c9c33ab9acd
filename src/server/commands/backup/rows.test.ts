import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { closeCalendar } from '#server/core/calendar/close-calendar.ts'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { readRows, writeRows } from './rows.ts'

let server: TestServer
let folder: string
let empty: Db
beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(join(tmpdir(), 'wouri-rows-'))
  await sql`CREATE DATABASE moved_out`.execute(server.db)
  empty = connect({ ...inject('postgres'), database: 'moved_out' })
})
afterAll(async () => {
  await empty.destroy()
  await sql`DROP DATABASE moved_out`.execute(server.db)
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The lines of every file, in an order of their own: a table has none. */
async function contentOf(name: string): Promise<Record<string, string[]>> {
  const files = await readdir(join(folder, name))
  const read = async (file: string) =>
    [file, (await readFile(join(folder, name, file), 'utf8')).split('\n').toSorted()] as const
  return Object.fromEntries(await Promise.all(files.map(read)))
}

test(
  'a database moves to another one row by row: all that is written is read, and the next row follows',
  { tags: 'all' },
  async () => {
    // Both the live calendar and its child have rows, each written once.
    const { now } = server.clock
    const times = { from_at: new Date(now - 1000 * day), to_at: new Date(now - 998 * day) }
    await aMadeBooking(server.db, { now, status: 'reserved', ...times })
    await closeCalendar(server.db, now)
    const look = { actor: 'admin', action: 'viewed', entity: 'licence', entityId: 'amina-ngassa' } as const
    await recordAct(server.db, look, now)
    await sql`UPDATE payments SET reading = nextval('payment_readings')`.execute(server.db)
    const last = await writeRows(server.db, join(folder, 'first'))
    await migrate(empty, last)
    await readRows(empty, join(folder, 'first'))
    expect(await writeRows(empty, join(folder, 'second'))).toBe(last)
    const first = await contentOf('first')
    expect(first['bookings.jsonl']!.length).toBeGreaterThan(100)
    expect(first['closed_calendar_entries.jsonl']!.join('')).toContain('booking_id')
    expect(await contentOf('second')).toEqual(first)
    expect(await examine(empty)).toEqual([])
    for (const [table, column] of [
      ['audit', 'id'],
      // A reading of a provider's books with a lower number than the one before would change nothing.
      ['payments', 'reading'],
    ] as const) {
      const { rows } = await sql<{ next: string; written: string | null }>`
        SELECT nextval(pg_get_serial_sequence(${table}, ${column})) AS next,
          (SELECT max(${sql.ref(column)}) FROM ${sql.table(table)}) AS written`.execute(empty)
      expect(rows[0]!.written, table).not.toBeNull()
      expect(Number(rows[0]!.next), table).toBe(Number(rows[0]!.written) + 1)
    }
  },
)

test('every sequence belongs to a column: only those go on where their rows end', async () => {
  const { rows } = await sql`SELECT relname FROM pg_class AS c WHERE relkind = 'S' AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'i') AND refobjsubid > 0
  )`.execute(server.db)
  expect(rows).toEqual([])
})

test('rows of a newer version are refused', async () => {
  await expect(migrate(empty, '9999-later.sql')).rejects.toThrow('of a newer version')
})
