// Staff write down what they took at the counter.

import type { Selectable } from 'kysely'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import { claimKey, settleKey } from '#server/bookings/idempotency.ts'
import { transitionBooking } from '#server/bookings/transition-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { dueOn } from '#server/bookings/money/kept-payments.ts'
import { refreshPaid } from '#server/bookings/money/paid.ts'

type Taken = { bookingId: string; method: CounterMethod; viewer: Viewer; now: Instant }

export type CounterPayment = Taken & {
  amount: number
  /** The same key is the same money, however often it is sent. */
  key: string
}

/** `amount` in whole XAF. Throws `not-found`, `more-than-due` on `amount`, `not-possible-now` for a booking that takes none. */
export async function recordCounterPayment(
  db: Db,
  { bookingId, amount, method, viewer, key, now }: CounterPayment,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, bookingId, managedBy(viewer))
    const claim = { scope: `counter ${viewer.person!.id}`, key }
    if ((await claimKey(tx, claim, { bookingId, amount, method }, now)) !== null) return
    await settleKey(tx, claim, bookingId)
    const due = await dueOn(tx, booking)
    if (amount > due) refuseField('amount', 'more-than-due')
    await take(tx, booking, { amount, status: amount === due ? 'paid' : 'deposit', method, viewer, now })
  })
}

/**
 * Whatever is still due, counted behind the lock. It needs no key: who sends it twice finds the booking paid. Throws
 * `not-found`, and `not-possible-now` for a booking that is paid already or takes no money.
 */
export async function recordRest(db: Db, { bookingId, method, viewer, now }: Taken): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, bookingId, managedBy(viewer))
    if (booking.status === 'paid') throw new Refusal('not-possible-now')
    await take(tx, booking, { amount: await dueOn(tx, booking), status: 'paid', method, viewer, now })
  })
}

type Take = { amount: number; status: BookingStatus; method: CounterMethod; viewer: Viewer; now: Instant }

/** Behind the booking's lock: the money, the sum, and where the booking moves to, with its history. */
async function take(
  tx: Tx,
  booking: Selectable<BookingsTable>,
  { amount, status, method, viewer, now }: Take,
): Promise<void> {
  const { id } = booking
  const actor = viewer.person!.id
  // A booking that costs no more than what came in is paid without another franc.
  if (amount > 0) {
    const paymentId = newId()
    await tx
      .insertInto('counter_payments')
      .values({
        id: paymentId,
        booking_id: id,
        amount,
        method,
        recorded_by: actor,
        recorded_at: new Date(now),
      })
      .execute()
    await recordAct(tx, { actor, action: 'recorded', entity: 'counter-payment', entityId: paymentId }, now)
  }
  await refreshPaid(tx, id)
  if (status !== booking.status) await transitionBooking(tx, booking, { to: status, actor, now })
}
