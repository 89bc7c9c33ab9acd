// Staff write down what they took at the counter.

import { mayMove, type BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import { claimKey, settleKey } from '../bookings/idempotency.ts'
import { managedBy } from '../bookings/ownership.ts'
import { lockBooking } from '../cancellations/lock-booking.ts'
import type { Db } from '../db/connect.ts'
import type { CounterMethod } from '../db/schema.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'
import { newId } from '../http/tokens.ts'
import { notify } from '../notifications/notify.ts'
import { refreshPaid } from './paid.ts'

export type CounterPayment = {
  bookingId: string
  amount: number
  method: CounterMethod
  viewer: Viewer
  /** The same key is the same money, however often it is sent. */
  key: string
  now: Instant
}

/** `amount` in whole XAF. Throws `not-found`, `more-than-due` on `amount`, `not-possible-now` for a booking that takes none. */
export async function recordCounterPayment(db: Db, { bookingId, amount, method, viewer, key, now }: CounterPayment): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId, managedBy(viewer))
    const claim = { scope: `counter ${viewer.person!.id}`, key }
    if ((await claimKey(tx, claim, { bookingId, amount, method }, now)) !== null) return
    await settleKey(tx, claim, bookingId)
    const due = booking.total - booking.paid
    if (amount > due) refuseField('amount', 'more-than-due')
    const status: BookingStatus = amount === due ? 'paid' : 'deposit'
    if (status !== booking.status && !mayMove(booking.status, status, 'staff')) throw new Refusal('not-possible-now')
    await tx
      .insertInto('counter_payments')
      .values({ id: newId(), booking_id: bookingId, amount, method, recorded_by: viewer.person!.id, recorded_at: new Date(now) })
      .execute()
    await refreshPaid(tx, bookingId)
    if (status === booking.status) return
    await tx.updateTable('bookings').set({ status }).where('id', '=', bookingId).execute()
    const moved = await tx
      .insertInto('booking_history')
      .values({ booking_id: bookingId, at: new Date(now), actor: viewer.person!.id, from_status: booking.status, to_status: status, note: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notify(tx, { kind: 'status-changed', bookingId, now, dedupe: String(moved.id) })
  })
}
