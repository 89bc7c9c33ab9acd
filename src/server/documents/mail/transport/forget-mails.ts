// Mails that were kept are not kept for ever.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Of those that are kept because no mail server is configured (rule 13). */
const keptFor = 30 * day

export async function forgetOldMails(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('sent_mails')
    .where('sent_at', '<', new Date(now - keptFor))
    .execute()
}
