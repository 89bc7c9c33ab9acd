// Staff move bookings of their fleet from a list: confirmed, paid at the counter, or cancelled.

import { confirmBy } from '#domain/booking/address-confirmation.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import type { ShownBooking } from '#contract/bookings/bookings.ts'
import type { BulkStatus } from '#contract/bookings/booking-acts.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isUnconfirmed } from '#server/bookings/confirmation-link.ts'
import { transitionBooking } from '#server/bookings/transition-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { finaliseCancellation } from '#server/acts/requests/cancellations/answer-cancellation.ts'
import { lockBooking, refuseChanged } from '#server/bookings/lock-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { recordRest } from '#server/trade/payments/counter/record-counter-payment.ts'
import type { SettlePorts } from '#server/trade/payments/settlement/settle.ts'

export type StaffAct = {
  id: string
  viewer: Viewer
  now: Instant
  was?: ShownBooking | undefined
  /** Staff have spoken with a driver who has not confirmed the address. */
  reached?: boolean | undefined
}

/** What each status means for one booking that may move there. */
const acts: Record<BulkStatus, (ports: SettlePorts, act: StaffAct) => Promise<void>> = {
  reserved: ({ db }, act) => confirmBooking(db, act),
  // The list does not ask how it was paid; anyone who wants that in the books records the payment by itself.
  paid: ({ db }, { id, viewer, now }) => recordRest(db, { bookingId: id, method: 'cash', viewer, now }),
  // The refund is what the rule proposes.
  cancelled: (ports, act) => finaliseCancellation(ports, act),
}

/**
 * Changes the status of one booking. Throws `not-found` outside the fleet, `not-possible-now` where rule 3 does not allow it,
 * and `address-unconfirmed` where the driver's address is not confirmed and nobody has spoken with them: such a booking may only
 * be cancelled. Throws `changed-meanwhile` where the booking is not `was`.
 */
export async function changeStatus(ports: SettlePorts, status: BulkStatus, act: StaffAct): Promise<void> {
  await refuseImpossible(ports.db, status, act)
  await acts[status](ports, act)
}

/**
 * Before any lock, and before a provider is asked about money of somebody else's booking. Each act checks again under the
 * lock, but for the address: an address that is confirmed stays so.
 */
async function refuseImpossible(
  db: Db,
  to: BulkStatus,
  { id, viewer, now, reached = false }: StaffAct,
): Promise<void> {
  const booking = await db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.driver_id')
    .select(['b.status', 'b.created_at', 'b.from_at', isUnconfirmed.as('isUnconfirmed')])
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  const { status, isUnconfirmed: isAsked, created_at: bookedAt, from_at: pickUp } = booking
  if (!canTransition(status, to, 'staff')) throw new Refusal('not-possible-now')
  const lapsesAt = confirmBy({
    status,
    isConfirmed: !isAsked,
    bookedAt: bookedAt.getTime(),
    pickUp: pickUp.getTime(),
  })
  // From the pick-up on, the counter has seen who is there.
  const isWaiting = lapsesAt !== null && now < pickUp.getTime()
  if (isWaiting && !reached && to !== 'cancelled') throw new Refusal('address-unconfirmed')
}

/** The supplier promises the car: a row of history, and its driver is notified. */
async function confirmBooking(db: Db, { id, viewer, now, was }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseChanged(booking, was)
    await transitionBooking(tx, booking, { to: 'reserved', actor: viewer.person!.id, now })
  })
}
