// Notifications as their reader sees them, field by field.

import type { NotificationPage, NotificationRow } from '#contract/notifications.ts'
import type { FoundNotification } from './find-notifications.ts'
import { bookingPath, messageOf } from './message.ts'

/** A hold that lapsed is shown nowhere: its driver's link leads to the bookings that there are. */
function pathOf({ kind, booking_id: id, reader }: FoundNotification): string {
  if (kind === 'hold-expired' && reader.type === 'user') return '/bookings'
  return bookingPath(id, reader.type)
}

/** One row of a list. */
export function presentNotification(notification: FoundNotification): NotificationRow {
  const {
    id,
    kind,
    booking_id: bookingId,
    reference,
    car_name: name,
    read_at: readAt,
    created_at: createdAt,
  } = notification
  return {
    _id: id,
    kind,
    message: messageOf({ kind, booking: notification, reader: notification.reader }),
    booking: bookingId,
    reference,
    car: { name },
    path: pathOf(notification),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

/** The imposed shape: one element, with the total in an array of its own. */
export function presentPage(rows: readonly FoundNotification[], total: number): NotificationPage {
  return [{ resultData: rows.map(presentNotification), pageInfo: [{ totalRecords: total }] }]
}
