// Takes a message to us: kept until its mail has gone out.

import type { ContactMessage } from '#contract/site/contact.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'

/** Stores the message and queues its mail, both or neither. */
export async function takeMessage(
  db: Db,
  { from, subject, message }: ContactMessage,
  now: Instant,
): Promise<void> {
  const id = newId()
  await inTransaction(db, 'the site', async (tx) => {
    await tx
      .insertInto('contact_messages')
      .values({ id, from_address: from, subject, message, created_at: new Date(now) })
      .execute()
    await queue(tx, {
      kind: 'contact-message',
      dedupeKey: `contact-message:${id}`,
      payload: { messageId: id },
      now,
    })
  })
}
