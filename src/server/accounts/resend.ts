// Sending a link again, to whoever reads the mailbox. The account goes on as it is: its password opens it meanwhile.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import type { LinkPurpose } from '../db/people-tables.ts'
import { queueLink } from './links.ts'

/** Queues a mail with a new link; false when nobody has the address. */
export async function resendTo(db: Db, email: string, purpose: LinkPurpose, now: Instant): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).where('deleted_at', 'is', null).executeTakeFirst()
    if (!user) return false
    await queueLink(tx, user.id, purpose, now)
    return true
  })
}
