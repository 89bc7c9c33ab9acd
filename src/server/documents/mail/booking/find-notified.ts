// Reads the content of a notification's mail from the rows at the moment of sending.

import { sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { NotificationKind } from '#domain/notification/events.ts'
import type { Language } from '#domain/language.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { wantsMail } from '#server/messages/notifications/notify.ts'
import { statusOf } from '#server/messages/notifications/status-texts.ts'
import { sumOf, type Sum } from '#server/messages/notifications/sum-of.ts'
import { findBooked, type Booked } from './find-booked.ts'

export type Notified = {
  kind: NotificationKind
  reader: { type: UserType; email: string; language: Language; wantsMail: boolean }
  booking: Booked
  /** Of the money that it is about. */
  sum: Sum | null
  /** Of a changed status, where it led. */
  status: BookingStatus | null
}

/** A guest reads at the address of the booking, which may have been corrected to one that somebody has an account with. */
const addressOf = sql`CASE WHEN u.id = b.driver_id AND b.guest_key IS NOT NULL AND NOT u.verified THEN b.driver_email ELSE u.email END`

/** The notification with its reader and its booking, or null when it or its reader is gone. Without a viewer: the outbox asks. */
export async function findNotified(db: Db, id: string): Promise<Notified | null> {
  const { rows } = await sql<Omit<Notified, 'booking'> & { booking_id: string }>`
    SELECT n.kind, n.booking_id, ${sumOf} AS sum, ${statusOf} AS status, json_build_object('type', u.type, 'email', ${addressOf}, 'language', u.language,
      'wantsMail', ${wantsMail(sql`n.kind`)}) AS reader
    FROM notifications n JOIN users u ON u.id = n.user_id JOIN bookings b ON b.id = n.booking_id WHERE n.id = ${id} AND u.deleted_at IS NULL`.execute(
    db,
  )
  const [found] = rows
  if (!found) return null
  const booking = await findBooked(db, found.booking_id)
  return booking && { kind: found.kind, reader: found.reader, booking, sum: found.sum, status: found.status }
}
