// Content and target of a push message, read at the moment of sending.

import { sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Language } from '#domain/language.ts'
import type { NotificationKind, PaperEvent } from '#domain/notification/events.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Instant } from '#domain/rental/period.ts'
import { statusOf } from '#server/messages/notifications/status-texts.ts'
import { isMuted } from '#server/messages/notifications/notify.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type StoredPush = {
  id: string
  kind: NotificationKind | PaperEvent
  created_at: Date
  /** Where a changed status led; null for everything else. */
  changed_to: BookingStatus | null
  /** Null for one about a paper. */
  booking: { id: string; status: BookingStatus; from_at: Date; returned_at: Date | null } | null
  reader: { id: string; type: UserType; language: Language }
  device: { id: string; endpoint: string; p256dh: string; auth: string; quiet_until: Date | null }
}

type Row = Omit<StoredPush, 'booking' | 'reader' | 'device'> & {
  booking_id: string | null
  status: BookingStatus
  from_at: Date
  returned_at: Date | null
  user_id: string
  type: UserType
  language: Language
  device_id: string
  endpoint: string
  p256dh: string
  auth: string
  quiet_until: Date | null
}

/**
 * Null when there is nothing to send any more: the notification was read or deleted, the device belongs to somebody else or
 * is signed out, its reader is suspended or gone. Without a viewer: the outbox asks.
 */
export async function findPush(
  db: Db,
  ids: { notificationId: string; subscriptionId: string },
  now: Instant,
): Promise<StoredPush | null> {
  const { rows } = await sql<Row>`
    SELECT n.id, n.kind, n.created_at, n.booking_id, b.status, ${statusOf} AS changed_to, b.from_at, b.returned_at, n.user_id, u.type, u.language,
      d.id AS device_id, d.endpoint, d.p256dh, d.auth, d.quiet_until
    FROM notifications n JOIN users u ON u.id = n.user_id LEFT JOIN bookings b ON b.id = n.booking_id
    JOIN push_subscriptions d ON d.user_id = n.user_id JOIN sessions s ON s.id = d.session_id AND s.user_id = d.user_id
    WHERE n.id = ${ids.notificationId} AND d.id = ${ids.subscriptionId} AND n.read_at IS NULL AND n.deleted_at IS NULL
      AND (n.paper_id IS NULL OR n.paper_id IN (SELECT p.id FROM papers p WHERE p.replaced_at IS NULL))
      AND s.expires_at > ${new Date(now)} AND NOT ${isMuted(sql`n.kind`)} AND NOT u.blacklisted AND u.deleted_at IS NULL`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const {
    id,
    kind,
    created_at,
    changed_to,
    booking_id,
    status,
    from_at,
    returned_at,
    user_id,
    type,
    language,
    device_id,
    ...device
  } = row
  const { endpoint, p256dh, auth, quiet_until } = device
  return {
    id,
    kind,
    created_at,
    changed_to,
    booking: booking_id === null ? null : { id: booking_id, status, from_at, returned_at },
    reader: { id: user_id, type, language },
    device: { id: device_id, endpoint, p256dh, auth, quiet_until },
  }
}
