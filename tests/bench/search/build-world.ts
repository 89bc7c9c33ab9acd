// A database of its own with a made world of many cars and bookings, filled without triggers and indexed afterwards.

import { readFile } from 'node:fs/promises'
import { connect } from '#server/platform/db/connect.ts'
import type { EmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import pg from 'pg'

const sqlOf = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** Fills the database of a new server, ten bookings a car, with the indexes of the migrations. */
export async function buildWorld(server: EmbeddedPostgres, cars: number): Promise<void> {
  const db = connect(server.connection)
  await migrate(db)
  await db.destroy()
  const client = new pg.Client(server.connection)
  // What failed is thrown by the statement itself; the server is stopped afterwards.
  client.on('error', () => undefined)
  await client.connect()
  const durable = ['fsync', 'full_page_writes', 'synchronous_commit']
  for (const setting of durable) await client.query(`ALTER SYSTEM SET ${setting} = off`)
  await client.query("ALTER SYSTEM SET max_wal_size = '8GB'")
  await client.query('SELECT pg_reload_conf()')
  await client.query("SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'")
  await client.query(`SELECT set_config('bench.cars', $1, false)`, [String(cars)])
  const indexes = (await client.query<{ drop: string; create: string }>(await sqlOf('secondary-indexes.sql')))
    .rows
  for (const index of indexes) await client.query(index.drop)
  // Neither triggers nor foreign keys are asked.
  await client.query('SET session_replication_role = replica')
  await client.query(await sqlOf('world.sql'))
  for (const index of indexes) await client.query(index.create)
  for (const setting of [...durable, 'max_wal_size']) await client.query(`ALTER SYSTEM RESET ${setting}`)
  await client.query('SELECT pg_reload_conf()')
  await client.query('CHECKPOINT')
  await client.query('ANALYZE')
  await client.end()
}
