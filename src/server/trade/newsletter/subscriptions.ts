// The mailing list: asked for, confirmed from a mail, left with one click.

import type { Language } from '#domain/language.ts'
import { day, hour, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { newId, newToken } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'

/** An unconfirmed subscription is deleted after this time. */
const questionLife = 7 * day

/** Asking again sooner sends no second mail: a stranger must not be able to fill somebody's mailbox. */
const betweenMails = hour

export type SubscriptionRequest = { email: string; language: Language; source: string }

/** Forgets addresses that were given and never confirmed: their link opens nothing any more. */
export async function forgetQuestions(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('newsletter_readers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', new Date(now - questionLife))
    .execute()
}

/** Queues the mail that asks back. An address that is on the list, or was just asked, stays as it is. */
export async function askForNewsletter(
  db: Db,
  { email, language, source }: SubscriptionRequest,
  now: Instant,
): Promise<void> {
  const asked_at = new Date(now)
  await inTransaction(db, 'the site', async (tx) => {
    await forgetQuestions(tx, now)
    const tokens = { confirm_token: newToken(), unsubscribe_token: newToken() }
    const row = await tx
      .insertInto('newsletter_readers')
      .values({ id: newId(), email, language, source, asked_at, ...tokens })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ language, source, asked_at })
          .where('newsletter_readers.confirmed_at', 'is', null)
          .where('newsletter_readers.asked_at', '<=', new Date(now - betweenMails)),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    const dedupeKey = `newsletter-confirm:${row.id}:${now}`
    await queue(tx, { kind: 'newsletter-confirm', dedupeKey, payload: { readerId: row.id }, now })
  })
}

/** True when the address is on the list now; confirming twice is no error. False for a token that is unknown or too old. */
export async function confirmReader(db: Db, token: string, now: Instant): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_readers')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(new Date(now))) }))
    .where('confirm_token', '=', token)
    .where((where) =>
      where.or([where('confirmed_at', 'is not', null), where('asked_at', '>', new Date(now - questionLife))]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the address of a token; returns whether there was one. */
export async function leaveNewsletter(db: Db, token: string): Promise<boolean> {
  const row = await db
    .deleteFrom('newsletter_readers')
    .where('unsubscribe_token', '=', token)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
