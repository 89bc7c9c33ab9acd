// Staff record what they handed back at the counter: cash cannot be sent back online.

import type { Instant } from '#domain/rental/period.ts'
import { handBackLimit } from '#domain/payment/refund.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { claimKey, settleKey } from '#server/bookings/idempotency.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { refreshPaid } from '#server/bookings/money/paid.ts'

export type CounterRefund = {
  bookingId: string
  amount: number
  note: string | null
  viewer: Viewer
  now: Instant
  /** The same key is the same money, however often it is sent. */
  key: string
}

/**
 * `amount` in whole XAF; the driver is notified. Throws `not-found` outside their fleet, and `more-than-due` on `amount` for
 * more than the counter took, or for money that a live booking still costs.
 */
export async function recordCounterRefund(
  db: Db,
  { bookingId, amount, note, viewer, key, now }: CounterRefund,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, bookingId, managedBy(viewer))
    const actor = viewer.person!.id
    const claim = { scope: `counter refund ${actor}`, key }
    if ((await claimKey(tx, claim, { bookingId, amount, note }, now)) !== null) return
    await settleKey(tx, claim, bookingId)
    const { status, ...sums } = booking
    const limit = handBackLimit({ status, total: owedOf(sums) }, await moneyOn(tx, bookingId))
    if (amount > limit) refuseField('amount', 'more-than-due')
    const id = newId()
    await tx
      .insertInto('counter_refunds')
      .values({ id, booking_id: bookingId, amount, recorded_by: actor, recorded_at: new Date(now) })
      .execute()
    await refreshPaid(tx, bookingId)
    await tx
      .insertInto('booking_history')
      .values({
        booking_id: bookingId,
        at: new Date(now),
        actor,
        from_status: status,
        to_status: status,
        note,
      })
      .execute()
    const changes = { sum: { before: 0, after: amount } }
    await recordAct(
      tx,
      { actor, action: 'handed-back', entity: 'counter-refund', entityId: id, changes },
      now,
    )
    await notify(tx, { kind: 'payment-refunded', bookingId, now, dedupe: id })
  })
}
