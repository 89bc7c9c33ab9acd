// Staff give one payment of a booking back alone; the booking stays.

import { sql } from 'kysely'
import { refundableOf } from '#domain/payment/split-refund.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { closePayments } from '#server/bookings/money/holds.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { returnMoney } from '#server/bookings/money/return-money.ts'
import { readRefundLimits, refuseTooSmall } from './refund-limits.ts'
import { settleKept, type SettlePorts } from './settle.ts'

type Returned = { bookingId: string; paymentId: string; viewer: Viewer; now: Instant }

/**
 * All that is left of it goes back the way it came, and is due again (rule 4). Throws `not-found` outside their fleet,
 * `not-possible-now` where nothing is left of it or the booking is cancelled, whose money is decided on as a whole,
 * `refund-too-small` where less is left than its operator gives back, and `provider-away` when a provider cannot be asked.
 */
export async function returnOnePayment(
  ports: SettlePorts,
  { bookingId, paymentId, viewer, now }: Returned,
): Promise<void> {
  const { rows } =
    await sql`SELECT 1 FROM bookings b WHERE b.id = ${bookingId} AND ${managedBy(viewer)}`.execute(ports.db)
  // No provider is asked about money of somebody else's booking.
  if (rows.length === 0) throw new Refusal('not-found')
  await settleKept(ports, bookingId)
  const limitOf = await readRefundLimits(ports, bookingId)
  await inTransaction(ports.db, viewer, async (tx) => {
    const booking = await lockBooking(tx, bookingId, managedBy(viewer))
    const { kept, online, counter } = await moneyOn(tx, bookingId)
    const payment = kept.find(({ id }) => id === paymentId)
    const left = payment ? payment.amount - payment.refunded : 0
    if (!payment || left <= 0 || (booking.status !== 'deposit' && booking.status !== 'paid'))
      throw new Refusal('not-possible-now')
    refuseTooSmall(refundableOf(payment), [payment], limitOf, 'payment')
    await closePayments(tx, bookingId, now)
    await returnMoney(tx, { paymentId, amount: left, reason: 'part', now })
    const actor = viewer.person!.id
    // The car stays the driver's, whatever is left on the booking.
    const next = online + counter - refundableOf(payment) > 0 ? 'deposit' : 'reserved'
    await move(tx, booking, next, { actor, now })
    await recordAct(tx, { actor, action: 'given-back', entity: 'payment', entityId: paymentId }, now)
  })
}

async function move(
  tx: Tx,
  { id, status }: { id: string; status: BookingStatus },
  next: BookingStatus,
  { actor, now }: { actor: string; now: Instant },
): Promise<void> {
  if (next === status) return
  await tx.updateTable('bookings').set({ status: next }).where('id', '=', id).execute()
  const moved = await tx
    .insertInto('booking_history')
    .values({ booking_id: id, at: new Date(now), actor, from_status: status, to_status: next, note: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notify(tx, { kind: 'status-changed', bookingId: id, now, dedupe: moved.id })
}
