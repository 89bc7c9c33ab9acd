// The end of a confirmation's link: the reader of the mailbox says that the booking is theirs, or accepts what staff have booked
// for them. No password is asked for; an account is offered afterwards to who confirms an address, to that reader alone.

import { sql } from 'kysely'
import type { ConfirmedBooking } from '#contract/bookings/booking-confirmation.ts'
import type { Instant } from '#domain/rental/period.ts'
import { grantLink } from '#server/core/accounts/links.ts'
import { isUnclaimed } from '#server/core/accounts/unclaimed.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { sha256 } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { markAccepted } from '#server/acts/requests/arrival/accept-booking.ts'
import { drivenBy } from '#server/bookings/ownership.ts'

type Found = {
  reference: string
  car_name: string
  from_at: Date
  confirmed_at: Date | null
  awaits_driver: boolean
  opens_here: boolean
  email: string
  user: Parameters<typeof isUnclaimed>[0] & { id: string; email: string }
}

/**
 * Confirms the address for the one booking, and accepts it where its driver was waited for; null when the link has expired,
 * was superseded or the booking is cancelled.
 * A link that was used says again that all is well, and offers nothing. Whose account has the address makes no
 * difference: nothing is attached to it and nothing of it changes.
 */
export async function confirmAddress(
  db: Db,
  { bookingId, token, viewer }: { bookingId: string; token: string; viewer: Viewer },
  now: Instant,
): Promise<ConfirmedBooking | null> {
  return inTransaction(db, viewer, async (tx) => {
    const { rows } = await sql<Found>`
      SELECT b.reference, b.from_at, b.confirmed_at, b.awaits_driver, c.name AS car_name, b.driver_email AS email, ${drivenBy(viewer)} AS opens_here,
        json_build_object('id', u.id, 'email', u.email, 'type', u.type, 'verified', u.verified, 'blacklisted', u.blacklisted,
          'deleted_at', u.deleted_at, 'password_hash', CASE WHEN u.password_hash IS NOT NULL THEN '' END) AS user
      FROM booking_tokens t JOIN bookings b ON b.id = t.booking_id JOIN users u ON u.id = b.driver_id JOIN cars c ON c.id = b.car_id
      WHERE t.token_hash = ${sha256(token)} AND b.id = ${bookingId} AND t.expires_at > ${new Date(now)} AND b.status <> 'cancelled'
      FOR NO KEY UPDATE OF b`.execute(tx)
    const [found] = rows
    if (!found) return null
    const isFirst = found.confirmed_at === null
    if (isFirst)
      await tx
        .updateTable('bookings')
        .set({ confirmed_at: new Date(now) })
        .where('id', '=', bookingId)
        .execute()
    // Somebody else may be signed in on the device that opened the mail.
    const actor = (found.opens_here && viewer.person?.id) || 'guest'
    if (found.awaits_driver) await markAccepted(tx, bookingId, { actor, now })
    const { user } = found
    // A guest whose address belongs to somebody's account is a row without that address, and is offered nothing.
    const mayOpen = isFirst && isUnclaimed(user) && user.email === found.email
    return {
      reference: found.reference,
      car: found.car_name,
      from: found.from_at.toISOString(),
      opensHere: found.opens_here,
      account: mayOpen
        ? { userId: user.id, email: user.email, token: await grantLink(tx, user.id, 'activation', now) }
        : null,
    }
  })
}
