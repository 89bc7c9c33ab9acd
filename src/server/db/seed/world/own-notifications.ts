/** Notifications of the demonstration driver, the first supplier and the admin, by the car of the driver's own bookings. */
import type { NotificationKind } from '#domain/notification/events.ts'

export type WorldNotification = {
  userId: string
  carId: string
  kind: NotificationKind
  /** Hours after the booking was made, or, when negative, before its pick-up. */
  hours: number
  isRead: boolean
}

function told(
  userId: string,
  carId: string,
  kind: NotificationKind,
  hours: number,
  isRead: boolean,
): WorldNotification {
  return { userId, carId, kind, hours, isRead }
}

const driver = 'amina-ngassa'
const supplier = 'mboa-prestige'
const admin = 'admin'

/** The bookings that wait or lie ahead were made two to eight days ago, so nothing here has not happened yet. */
export const ownNotifications: WorldNotification[] = [
  told(driver, 'porsche-911-bonapriso-01', 'booking-made', 0, false),
  told(driver, 'wrangler-kribi-01', 'cancellation-finalised', 92, false),
  told(driver, 'gle-mboa-01', 'status-changed', 20, false),
  told(driver, 'picanto-sawa-01', 'booking-made', 0, false),
  told(driver, 'prado-mboa-01', 'pick-up-tomorrow', -24, true),
  told(driver, 'gle-mboa-01', 'booking-made', 0, true),
  told(driver, 'wrangler-kribi-01', 'booking-made', 0, true),
  told(driver, 's-class-mont-01', 'booking-made', 0, true),
  told(driver, 'prado-mboa-01', 'booking-made', 0, true),
  told(driver, 'fortuner-ngondo-01', 'pick-up-tomorrow', -24, true),
  told(driver, 'fortuner-ngondo-01', 'booking-made', 0, true),
  told(driver, 'corolla-mboa-01', 'pick-up-tomorrow', -24, true),

  told(supplier, 'gle-mboa-01', 'booking-made', 0, false),
  told(supplier, 'prado-mboa-01', 'booking-made', 0, true),
  told(supplier, 'corolla-mboa-01', 'booking-made', 0, true),

  told(admin, 'porsche-911-bonapriso-01', 'booking-made', 0, false),
  told(admin, 'picanto-sawa-01', 'booking-made', 0, false),
  told(admin, 'gle-mboa-01', 'booking-made', 0, true),
  told(admin, 's-class-mont-01', 'booking-made', 0, true),
]
