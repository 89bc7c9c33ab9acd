// Staff cancel a booking, whether its driver asked or not, or decline what was asked. The refund they see is a proposal.

import type { Cancellation } from '#contract/cancellations.ts'
import { mayMove } from '#domain/booking/moves.ts'
import { proposedRefund } from '#domain/payment/refund.ts'
import { refundableOf, splitRefund, type Kept } from '#domain/payment/split-refund.ts'
import type { Instant } from '#domain/rental/period.ts'
import { managedBy } from '../bookings/ownership.ts'
import { overtakeChange } from '../changes/overtake-change.ts'
import type { Db } from '../db/connect.ts'
import type { BookingsTable } from '../db/schema.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'
import { notify } from '../notifications/notify.ts'
import { closePayments } from '../payments/holds.ts'
import { keptPayments } from '../payments/kept-payments.ts'
import { settle, type SettlePorts } from '../payments/settle.ts'
import { returnMoney } from '../payments/refunds.ts'
import type { Selectable } from 'kysely'
import { lockBooking } from './lock-booking.ts'

type Staff = { id: string; viewer: Viewer; now: Instant }

/** What staff decide on: the rule that applies, and what it proposes. Throws `not-found` outside their fleet. */
export async function readCancellation(db: Db, { id, viewer }: Omit<Staff, 'now'>): Promise<Cancellation> {
  const booking = await db.selectFrom('bookings as b').selectAll('b').where('b.id', '=', id).where(managedBy(viewer)).executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  const { refundable, proposed, rule, deadline } = proposal(booking, await keptPayments(db, id))
  return {
    requestedAt: booking.cancel_requested_at?.toISOString() ?? null,
    reason: booking.cancel_reason,
    rule,
    deadline: new Date(deadline).toISOString(),
    refundable,
    proposedRefund: proposed,
  }
}

/**
 * Cancels, frees the car and queues the refund; `refund` is in whole XAF, the proposal when it is left out. Throws
 * `not-found`, `not-possible-now` for a booking that is cancelled already, `more-than-due` on `refund`.
 */
export async function finaliseCancellation(ports: SettlePorts, { id, viewer, now, refund, note }: Staff & { refund?: number | undefined; note?: string | undefined }): Promise<void> {
  const { db } = ports
  // No provider is asked about money of somebody else's booking.
  if (!(await db.selectFrom('bookings as b').select('b.id').where('b.id', '=', id).where(managedBy(viewer)).executeTakeFirst())) throw new Refusal('not-found')
  // What was given back at the provider meanwhile must be known before more is.
  for (const { id: paymentId } of await keptPayments(db, id)) await settle(ports, paymentId)
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (!mayMove(booking.status, 'cancelled', 'staff')) throw new Refusal('not-possible-now')
    const kept = await keptPayments(tx, id)
    const { refundable, proposed } = proposal(booking, kept)
    if ((refund ?? 0) > refundable) refuseField('refund', 'more-than-due')
    await tx.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
    await tx
      .insertInto('booking_history')
      .values({ booking_id: id, at: new Date(now), actor: viewer.person!.id, from_status: booking.status, to_status: 'cancelled', note: note ?? null })
      .execute()
    await closePayments(tx, id, now)
    await overtakeChange(tx, id, now)
    for (const share of splitRefund(refund ?? proposed, kept)) await returnMoney(tx, { ...share, reason: 'cancellation', now })
    await notify(tx, { kind: 'cancellation-finalised', bookingId: id, now })
  })
}

/** The booking stays as it is; its driver is told, and may ask again when things have changed. */
export async function declineCancellation(db: Db, { id, viewer, now, note }: Staff & { note?: string | undefined }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.cancel_requested_at === null || booking.status === 'cancelled') throw new Refusal('not-possible-now')
    const { status } = booking
    await tx
      .insertInto('booking_history')
      .values({ booking_id: id, at: new Date(now), actor: viewer.person!.id, from_status: status, to_status: status, note: note ?? null })
      .execute()
    await tx.updateTable('bookings').set({ cancel_requested_at: null }).where('id', '=', id).execute()
    await notify(tx, { kind: 'cancellation-declined', bookingId: id, now, dedupe: booking.cancel_requested_at.toISOString() })
  })
}

function proposal(booking: Selectable<BookingsTable>, kept: readonly Kept[]) {
  const refundable = kept.reduce((sum, payment) => sum + refundableOf(payment), 0)
  const { rule, deadline, refund } = proposedRefund({
    ...booking,
    from: booking.from_at.getTime(),
    askedAt: booking.cancel_requested_at?.getTime() ?? null,
    paid: refundable,
  })
  return { rule, deadline, refundable, proposed: Math.min(refund, refundable) }
}
