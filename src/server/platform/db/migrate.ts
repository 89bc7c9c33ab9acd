// Brings a database to the schema of this build: numbered SQL files, each once, one migrator at a time.

import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { checkServerVersion } from './server-version.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number that all builds of this product share. */
const migrationLock = 7_706_001

/**
 * Runs what is missing, up to the file `last` where one is named, in one transaction, however long it takes; of several processes
 * one does it and the others wait. Takes a pool whose driver waits as long. Returns the names that ran; throws when a file
 * fails, leaving nothing half done, and with a sentence when the server is too old or `last` is not known.
 */
export async function migrate(db: Db, last?: string): Promise<string[]> {
  await checkServerVersion(db)
  const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  if (last !== undefined && !all.includes(last))
    throw new Error(`The schema ${last} is of a newer version than this one.`)
  const files = last === undefined ? all : all.slice(0, all.indexOf(last) + 1)
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(tx)
    await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`.execute(
      tx,
    )
    const done = await sql<{ name: string }>`SELECT name FROM migrations`.execute(tx)
    const missing = files.filter((name) => !done.rows.some((row) => row.name === name))
    for (const name of missing) {
      await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(tx)
      await sql`INSERT INTO migrations (name) VALUES (${name})`.execute(tx)
    }
    return missing
  })
}
