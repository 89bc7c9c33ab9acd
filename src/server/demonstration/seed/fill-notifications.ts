// Notifications of the demonstration data: those that its own bookings would have caused.

import { hour } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { worldDrivers } from './world/people.ts'
import { ownNotifications, type WorldNotification } from './world/own-notifications.ts'

type Made = { id: string; car_id: string; from_at: Date; created_at: Date }

/** A reader opened it an hour and a half later. */
const untilRead = 1.5 * hour

function notificationValues(
  { userId, kind, hours, isRead }: WorldNotification,
  index: number,
  booking: Made,
) {
  const at = (hours < 0 ? booking.from_at : booking.created_at).getTime() + hours * hour
  return {
    id: `demo-notification-${String(index + 1).padStart(2, '0')}`,
    user_id: userId,
    kind,
    booking_id: booking.id,
    created_at: new Date(at),
    read_at: isRead ? new Date(at + untilRead) : null,
  }
}

/** Inserts them; the bookings must be there already. Throws when one is about a car that the driver never booked. */
export async function fillNotifications(tx: Tx): Promise<void> {
  const bookings = await tx
    .selectFrom('bookings')
    .select(['id', 'car_id', 'from_at', 'created_at'])
    .where('driver_id', '=', worldDrivers[0]!.id)
    .execute()
  const values = ownNotifications.map((notification, index) => {
    const booking = bookings.find(({ car_id: carId }) => carId === notification.carId)
    if (!booking) throw new Error(`demonstration world: no booking of ${notification.carId}`)
    return notificationValues(notification, index, booking)
  })
  await tx.insertInto('notifications').values(values).execute()
}
