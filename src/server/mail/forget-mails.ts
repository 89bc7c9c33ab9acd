// Mails that were kept go with the person they were written to.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '../db/connect.ts'

/** Deletes kept mails to an address, and those that are answered to it. */
export async function forgetMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('sent_mails')
    .where((where) => where.or([where('to_address', '=', email), where('reply_to', '=', email)]))
    .execute()
}

/** Of those that are kept because no mail server is configured (quality section 7). */
const keptFor = 30 * day

export async function forgetOldMails(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('sent_mails').where('sent_at', '<', new Date(now - keptFor)).execute()
}
