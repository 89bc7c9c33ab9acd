// The driver does not pay: the car is free at once, not after half an hour.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { Refusal } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'
import { findOwnPayment } from './find-session.ts'
import { endHold, lockCar } from './holds.ts'

/** Ends the hold behind a payment. One that is over already is no error. Throws `not-found` for somebody else's payment. */
export async function giveUp(db: Db, id: string, viewer: Viewer, now: Instant): Promise<void> {
  const payment = await findOwnPayment(db, id, viewer)
  if (!payment) throw new Refusal('not-found')
  await db.transaction().execute(async (tx) => {
    const booking = await tx.selectFrom('bookings').select('car_id').where('id', '=', payment.booking_id).executeTakeFirstOrThrow()
    await lockCar(tx, booking.car_id)
    await endHold(tx, payment.booking_id, now)
  })
}
