// The mails that were kept because no mail server is configured.

import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type StoredMail = Selectable<Schema['sent_mails']>
export type MailHead = Pick<StoredMail, 'id' | 'to_address' | 'subject' | 'sent_at'>

const newest = 50

/** The newest fifty, latest first. */
export async function listMails(db: Db): Promise<MailHead[]> {
  return db
    .selectFrom('sent_mails')
    .select(['id', 'to_address', 'subject', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(newest)
    .execute()
}

/** One mail, or null for an id that is none. */
export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  if (!/^\d{1,18}$/.test(id)) return null
  return (await db.selectFrom('sent_mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
