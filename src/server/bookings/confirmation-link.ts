// The link in the mail of a booking that confirms its driver's address, or accepts what staff have booked for them. As with the
// links of accounts, asking for one supersedes the one before, and its token is made when the mail is written: no table or queue
// holds what opens something.

import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { newId, newToken, sha256 } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'

/** Of a driver `u`: signed in, they were handed a car before, so a counter has seen who they are. */
const isKnownInPerson: RawBuilder<boolean> = sql`EXISTS (SELECT FROM bookings seen
  WHERE seen.driver_id = u.id AND seen.guest_key IS NULL AND seen.handed_over_at IS NOT NULL)`

/**
 * A condition on `bookings b` and its driver `u`: the address has not been confirmed yet, nor has a counter seen who made this
 * booking (rule 3). Anybody may type an address as a guest, so a guest is never known.
 */
export const isUnconfirmed: RawBuilder<boolean> = sql`(b.confirmed_at IS NULL AND NOT u.verified AND u.deleted_at IS NULL
  AND NOT (b.guest_key IS NULL AND ${isKnownInPerson}))`

/**
 * Queues the confirmation of a booking. While the address is not confirmed, or its driver has not accepted it, its mail has a
 * new link, and the links of earlier mails, sent or still to be sent, end now.
 */
export async function queueConfirmation(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  const link = newId()
  const { rows } = await sql`UPDATE bookings b SET confirm_link = ${link} FROM users u
    WHERE b.id = ${bookingId} AND u.id = b.driver_id AND (b.awaits_driver OR ${isUnconfirmed}) RETURNING b.id`.execute(
    tx,
  )
  const isAsked = rows.length > 0
  if (isAsked) await tx.deleteFrom('booking_tokens').where('booking_id', '=', bookingId).execute()
  await queue(tx, {
    kind: 'booking-confirmed',
    dedupeKey: `booking-confirmed:${isAsked ? link : bookingId}`,
    payload: isAsked ? { bookingId, link } : { bookingId },
    now,
  })
}

/** Makes a token for the mail of a link; null when a newer mail has taken its place. */
export async function mintConfirmation(
  db: Db,
  { bookingId, link, expires }: { bookingId: string; link: string; expires: Instant },
): Promise<string | null> {
  const token = newToken()
  return inTransaction(db, 'the site', async (tx) => {
    const newest = await tx
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', bookingId)
      .where('confirm_link', '=', link)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!newest) return null
    await tx
      .insertInto('booking_tokens')
      .values({ token_hash: sha256(token), booking_id: bookingId, expires_at: new Date(expires) })
      .execute()
    return token
  })
}

/** Deletes tokens that open nothing any more. */
export async function forgetConfirmations(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('booking_tokens').where('expires_at', '<=', new Date(now)).execute()
}
