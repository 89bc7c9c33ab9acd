// Holds the database against what must always be true.

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type Violation = { rule: string; id: string; problem: string }

/** Every violation found; an empty list is healthy. Identifiers only, nothing personal. */
export async function examine(db: Db): Promise<Violation[]> {
  const invariants = await readFile(new URL('invariants.sql', import.meta.url), 'utf8')
  const { rows } = await sql.raw<Violation>(invariants).execute(db)
  return rows
}
