import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startServer } from '#tests/support/server.ts'
import { migrate } from './migrate.ts'
import { refusalOf } from './server-version.ts'

test('a PostgreSQL before 17 is refused with a sentence that names both versions', () => {
  expect(refusalOf(160_009)).toBe('PostgreSQL 17 or newer is needed: this database is PostgreSQL 16.')
  expect(refusalOf(170_000)).toBeNull()
  expect(refusalOf(180_004)).toBeNull()
})

test('nothing is migrated there', async () => {
  const server = await startServer()
  await server.db.connection().execute(async (db) => {
    // The server says of itself that it is an older one.
    await sql`CREATE SCHEMA older`.execute(db)
    await sql`CREATE FUNCTION older.current_setting(text) RETURNS text LANGUAGE sql AS 'SELECT ''160009'''`.execute(
      db,
    )
    await sql`SET search_path = older, pg_catalog, public`.execute(db)
    await expect(migrate(db)).rejects.toThrow('PostgreSQL 17 or newer is needed')
    await sql`RESET search_path`.execute(db)
    expect(await migrate(db)).toEqual([])
  })
  await server.close()
})
