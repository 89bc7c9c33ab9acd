// A car that waits for its payment. A hold ends by a write, never by time alone: the constraint against double booking
// cannot look at a clock.

import type { Instant } from '#domain/rental/period.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { returnParts } from './return-money.ts'

/** Lets a car go from the holds that are over, but not from one that is being paid just now. The caller holds the car's lock. */
export async function releaseHolds(tx: Tx, carId: string, now: Instant, exceptBooking = ''): Promise<void> {
  const lapsed = await tx
    .updateTable('bookings')
    .set({ hold_expires_at: null })
    .where('car_id', '=', carId)
    .where('status', '=', 'void')
    .where('hold_expires_at', '<=', new Date(now))
    .where('id', '<>', exceptBooking)
    .returning('id')
    .execute()
  for (const { id } of lapsed) {
    await closePayments(tx, id, now)
    const parts = await returnParts(tx, id, now)
    await notify(tx, { kind: parts > 0 ? 'parts-returned' : 'hold-expired', bookingId: id, now })
  }
}

/** Ends one hold before its time, because its driver gave up; what was paid of it goes back. The caller holds the car's lock. False when none lives. */
export async function endHold(tx: Tx, bookingId: string, now: Instant): Promise<boolean> {
  const ended = await tx
    .updateTable('bookings')
    .set({ hold_expires_at: null })
    .where('id', '=', bookingId)
    .where('status', '=', 'void')
    .where('hold_expires_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await closePayments(tx, bookingId, now)
  await returnParts(tx, bookingId, now)
  return true
}

/** Closes the open payment of a booking; the provider is called outside the transaction. */
export async function closePayments(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  const closed = await tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .returning('id')
    .execute()
  for (const { id } of closed)
    await queue(tx, {
      kind: 'payment-close',
      dedupeKey: `payment-close:${id}`,
      payload: { paymentId: id },
      now,
    })
}

/** Releases every hold that is over, car by car. Returns how many cars were released. */
export async function releaseOldHolds(db: Db, now: Instant): Promise<number> {
  const cars = await db
    .selectFrom('bookings')
    .select('car_id')
    .distinct()
    .where('status', '=', 'void')
    .where('hold_expires_at', '<=', new Date(now))
    .execute()
  for (const { car_id: carId } of cars)
    await inTransaction(db, 'the site', async (tx) => {
      await lockCar(tx, carId)
      await releaseHolds(tx, carId, now)
    })
  return cars.length
}

/** Payments end a little before the car is released, so that a late payment is rare. */
export async function closeLatePayments(db: Db, now: Instant): Promise<void> {
  const late = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['booking_id', 'car_id'])
    .where('payments.status', '=', 'open')
    .where('closes_at', '<=', new Date(now))
    .execute()
  for (const { booking_id: bookingId, car_id: carId } of late)
    await inTransaction(db, 'the site', async (tx) => {
      await lockCar(tx, carId)
      await closePayments(tx, bookingId, now)
    })
}
