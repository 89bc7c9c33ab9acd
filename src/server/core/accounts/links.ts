// Links that prove an address. Asking for one supersedes the one before; its token is made when the mail is written,
// so that no table, queue or backup ever holds a token that opens something.

import { day, hour, type Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { LinkPurpose } from '#server/platform/db/tables/people-tables.ts'
import { newId, newToken, sha256 } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'

/** Milliseconds that a link opens, counted from its mail (rule 12). */
const linkLife = 24 * hour

/** The same of an invitation to the staff side: it may wait for whoever is away. */
export const invitationDays = 7

/** Queues the mail with a new link, in the transaction that makes it necessary. Earlier links of this purpose end now. */
export async function queueLink(tx: Tx, userId: string, purpose: LinkPurpose, now: Instant): Promise<void> {
  // Two requests at once take turns here: the later one is the newest.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await tx.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  const id = newId()
  await tx.insertInto('account_links').values({ id, user_id: userId, purpose }).execute()
  await queue(tx, { kind: 'account-link', dedupeKey: `account-link:${id}`, payload: { linkId: id }, now })
}

/** Deletes tokens that open nothing any more; a used one went with its link. */
export async function forgetTokens(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', new Date(now)).execute()
}

/** Makes a token for a link; null when the link was superseded or used in the meantime. */
export async function mintToken(db: Db, linkId: string, now: Instant): Promise<string | null> {
  const token = newToken()
  return inTransaction(db, 'the site', async (tx) => {
    const link = await tx
      .selectFrom('account_links as l')
      .innerJoin('users as u', 'u.id', 'l.user_id')
      .select(['l.id', 'l.purpose', 'u.type'])
      .where('l.id', '=', linkId)
      .forKeyShare()
      .executeTakeFirst()
    if (!link) return null
    const isInvited = link.purpose === 'activation' && link.type === 'supplier'
    const expires_at = new Date(now + (isInvited ? invitationDays * day : linkLife))
    await tx
      .insertInto('account_tokens')
      .values({ token_hash: sha256(token), link_id: linkId, expires_at })
      .execute()
    return token
  })
}

/** A token for a person who has just shown that the mailbox is theirs: no mail, and links that were mailed go on working. */
export async function grantLink(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: Instant,
  life = linkLife,
): Promise<string> {
  const link = await tx
    .insertInto('account_links')
    .values({ id: newId(), user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet({ user_id: userId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await tx
    .insertInto('account_tokens')
    .values({ token_hash: sha256(token), link_id: link.id, expires_at: new Date(now + life) })
    .execute()
  return token
}

/** Whether a token opens this person's account now. With `email`, the address must be theirs too. It uses nothing up. */
export async function isOpening(
  db: Db,
  { userId, token, email }: { userId: string; token: string; email?: string },
  now: Instant,
): Promise<boolean> {
  const row = await db
    .selectFrom('account_tokens')
    .innerJoin('account_links', 'account_links.id', 'account_tokens.link_id')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select('users.email')
    .where('token_hash', '=', sha256(token))
    .where('users.id', '=', userId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return row !== undefined && (email === undefined || row.email === email)
}

/** Ends all links of a person, mailed or still to be mailed. */
export async function endLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute()
}
