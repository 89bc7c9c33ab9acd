// Checks that a notification still holds at the moment it is sent.

import type { BookingStatus } from '#domain/booking/status.ts'
import type { NotificationKind } from '#domain/notification/events.ts'
import { day, type Instant } from '#domain/rental/period.ts'

/**
 * False for a trip that was cancelled, moved on or has begun, a car that is back, and a status that has changed again: it is not
 * announced. `changedTo` is where a changed status led.
 */
export function isStillTrue(
  kind: NotificationKind,
  booking: { status: BookingStatus; from_at: Date; returned_at: Date | null },
  now: Instant,
  changedTo: BookingStatus | null,
): boolean {
  if (kind === 'status-changed') return changedTo === booking.status
  if (kind === 'car-late') return booking.returned_at === null
  if (kind === 'next-at-risk') return booking.status !== 'cancelled'
  if (kind !== 'booking-made' && kind !== 'pick-up-tomorrow') return true
  if (booking.status === 'void' || booking.status === 'cancelled') return false
  const from = booking.from_at.getTime()
  return kind === 'booking-made' || (from > now && from <= now + day)
}
