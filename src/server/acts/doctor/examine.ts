// Holds the database against what must always be true.

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'

export type Violation = { rule: string; id: string; problem: string }

/** Half an hour: longer than any examination should take, and an end for one that hangs. */
const timeLimit = '30min'

/**
 * Every violation found; an empty list is healthy. Identifiers only, nothing personal. Reads every booking: a database of a
 * million takes some seconds, so it needs a connection without the usual limits (`withoutLimits`).
 */
export async function examine(db: Db): Promise<Violation[]> {
  const invariants = await readFile(new URL('invariants.sql', import.meta.url), 'utf8')
  if (db.isTransaction) return (await sql.raw<Violation>(invariants).execute(db)).rows
  return inTransaction(db, 'the site', async (tx) => {
    await sql`SELECT set_config('statement_timeout', ${timeLimit}, true), set_config('work_mem', '64MB', true)`.execute(
      tx,
    )
    return (await sql.raw<Violation>(invariants).execute(tx)).rows
  })
}
