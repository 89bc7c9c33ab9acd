// Records at the counter: a driver who never came, and notes of staff.

import type { Instant } from '#domain/rental/period.ts'
import { finaliseCancellation } from '#server/acts/requests/cancellations/answer-cancellation.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { SettlePorts } from '#server/trade/payments/settlement/settle.ts'

type StaffAct = { id: string; viewer: Viewer; now: Instant }

/**
 * Cancels a booking whose driver has not come since its pick-up. No money goes back by it: what a driver is due is decided
 * by those who may give it. Throws `not-found`, and `not-possible-now` before the pick-up or once the car is out.
 */
export async function recordNoShow(
  ports: SettlePorts,
  { id, viewer, now, note }: StaffAct & { note?: string | undefined },
): Promise<void> {
  const booking = await ports.db
    .selectFrom('bookings as b')
    .select(['b.from_at', 'b.handed_over_at'])
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  if (booking.from_at.getTime() > now || booking.handed_over_at !== null)
    throw new Refusal('not-possible-now')
  await finaliseCancellation(ports, { id, viewer, now, refund: 0, counterRefund: 0, note, isNoShow: true })
}

/** A row of the history in which nothing moves. Throws `not-found` outside the fleet. */
export async function writeNote(
  db: Db,
  { id, viewer, now, note }: StaffAct & { note: string },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const { status } = await lockBooking(tx, id, managedBy(viewer))
    await tx
      .insertInto('booking_history')
      .values({
        booking_id: id,
        at: new Date(now),
        actor: viewer.person!.id,
        from_status: status,
        to_status: status,
        note,
      })
      .execute()
    await recordAct(tx, { actor: viewer.person!.id, action: 'noted', entity: 'booking', entityId: id }, now)
  })
}
