// The end of the audit (rule 13). The database lets nobody delete a younger row.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Deletes acts of more than three years ago, by the clock of the database too where that is behind. */
export async function forgetActs(db: Db, now: Instant): Promise<void> {
  await sql`DELETE FROM audit WHERE at < least(${new Date(now)}::timestamptz, now()) - interval '3 years'`.execute(
    db,
  )
}
