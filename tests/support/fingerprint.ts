// Whether anything in the database changed.

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'

/** Returns every table's name and a hash of its rows; two of them are equal when nothing was written in between. */
export async function fingerprint(db: Db, except: readonly string[] = []): Promise<Record<string, string>> {
  const tables = await sql<{
    name: string
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(db)
  const hashes: Record<string, string> = {}
  for (const { name } of tables.rows) {
    if (except.includes(name)) continue
    const { rows } = await sql<{ hash: string }>`
      SELECT md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS hash FROM ${sql.table(name)} t`.execute(
      db,
    )
    hashes[name] = rows[0]!.hash
  }
  return hashes
}
