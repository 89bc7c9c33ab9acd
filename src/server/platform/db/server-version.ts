// Whether a database of one's own is new enough.

import { sql } from 'kysely'
import type { Db } from './connect.ts'

const oldest = 17

/** The sentence that refuses a server of this version (`server_version_num`, 150018 for 15.18); null for one that is new enough. */
export function refusalOf(version: number): string | null {
  const major = Math.floor(version / 10_000)
  return major >= oldest
    ? null
    : `PostgreSQL ${oldest} or newer is needed: this database is PostgreSQL ${major}.`
}

/** Throws with a sentence when the database's server is too old for the schema. */
export async function checkServerVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    SELECT current_setting('server_version_num')::int AS version`.execute(db)
  const refusal = refusalOf(rows[0]!.version)
  if (refusal !== null) throw new Error(refusal)
}
