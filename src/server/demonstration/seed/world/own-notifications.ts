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

function notified(
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
  notified(driver, 'porsche-911-bonapriso-01', 'booking-made', 0, false),
  notified(driver, 'wrangler-kribi-01', 'cancellation-finalised', 92, false),
  notified(driver, 'gle-mboa-01', 'status-changed', 20, false),
  notified(driver, 'picanto-sawa-01', 'booking-made', 0, false),
  notified(driver, 'prado-mboa-01', 'pick-up-tomorrow', -24, true),
  notified(driver, 'gle-mboa-01', 'booking-made', 0, true),
  notified(driver, 'wrangler-kribi-01', 'booking-made', 0, true),
  notified(driver, 's-class-mont-01', 'booking-made', 0, true),
  notified(driver, 'prado-mboa-01', 'booking-made', 0, true),
  notified(driver, 'fortuner-ngondo-01', 'pick-up-tomorrow', -24, true),
  notified(driver, 'fortuner-ngondo-01', 'booking-made', 0, true),
  notified(driver, 'corolla-mboa-01', 'pick-up-tomorrow', -24, true),

  notified(supplier, 'gle-mboa-01', 'booking-made', 0, false),
  notified(supplier, 'prado-mboa-01', 'booking-made', 0, true),
  notified(supplier, 'corolla-mboa-01', 'booking-made', 0, true),

  notified(admin, 'porsche-911-bonapriso-01', 'booking-made', 0, false),
  notified(admin, 'picanto-sawa-01', 'booking-made', 0, false),
  notified(admin, 'gle-mboa-01', 'booking-made', 0, true),
  notified(admin, 's-class-mont-01', 'booking-made', 0, true),
]
