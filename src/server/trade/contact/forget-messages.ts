// Messages that could not go out are not kept for ever.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** One whose mail could not be sent at all; the others are forgotten when it has gone out. */
const keptFor = 30 * day

export async function forgetOldMessages(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', new Date(now - keptFor))
    .execute()
}
