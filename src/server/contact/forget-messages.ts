// Messages that have not gone out go with the person who wrote them.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '../db/connect.ts'

export async function forgetMessages(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('from_address', '=', email).execute()
}

/** One whose mail could not be sent at all; the others are forgotten when it has gone out. */
const keptFor = 30 * day

export async function forgetOldMessages(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', new Date(now - keptFor)).execute()
}
