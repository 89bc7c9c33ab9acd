import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Deletes counters whose time is over. */
export async function forgetCounters(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', String(now)).execute()
}
