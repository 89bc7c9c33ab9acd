// Mails that were kept go with the person they were written to.

import type { Tx } from '../db/connect.ts'

/** Deletes kept mails to an address, and those that are answered to it. */
export async function forgetMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('sent_mails')
    .where((where) => where.or([where('to_address', '=', email), where('reply_to', '=', email)]))
    .execute()
}
