// The link of a mail that opens the review of its booking, and nothing else. Its token is made when the mail is written.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'

/** Longer than a review can be changed by whoever was asked last. */
const lives = 40 * day

export async function mintReviewLink(db: Db, bookingId: string, now: Instant): Promise<string> {
  const token = newToken()
  await db
    .insertInto('review_links')
    .values({ token_hash: sha256(token), booking_id: bookingId, expires_at: new Date(now + lives) })
    .execute()
  return token
}

/** Deletes links that open nothing any more. */
export async function forgetReviewLinks(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('review_links').where('expires_at', '<=', new Date(now)).execute()
}

/** Its driver has answered already. */
export async function isReviewed(db: Db, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return found !== undefined
}
