// The driver does not pay: a held car is free at once, not after half an hour.

import type { Instant } from '#domain/rental/period.ts'
import { drivenBy } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { findOwnPayment } from './find-session.ts'
import { closePayments, endHold } from '#server/bookings/money/holds.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'

/**
 * Ends the hold behind a payment. `id` is the payment's, or the held booking's when the payment never opened and its id is
 * unknown. A hold that is over already is no error. Throws `not-found` for somebody else's.
 */
export async function giveUp(db: Db, id: string, viewer: Viewer, now: Instant): Promise<void> {
  const payment = await findOwnPayment(db, id, viewer)
  await inTransaction(db, viewer, async (tx) => {
    const booking = await tx
      .selectFrom('bookings as b')
      .select(['b.id', 'b.car_id', 'b.status'])
      .where('b.id', '=', payment?.booking_id ?? id)
      .where(drivenBy(viewer))
      .executeTakeFirst()
    if (!booking || (!payment && booking.status !== 'void')) throw new Refusal('not-found')
    await lockCar(tx, booking.car_id)
    // Of a booking that stands only the payment ends.
    if (!(await endHold(tx, booking.id, now)) && payment) await closePayments(tx, booking.id, now)
  })
}
