// Work that is done, or given up, is remembered for a while to answer questions about it.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Rule 13. */
const keptFor = 30 * day

/** Deletes work that ended long enough ago. What is still to be done is never touched. */
export async function forgetWork(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((is) => is(is.fn.coalesce('done_at', 'dead_at'), '<', new Date(now - keptFor)))
    .execute()
}
