// Records at the counter: handover, return, no-show, and notes of staff.

import type { Selectable } from 'kysely'
import { mayHandOver } from '#domain/booking/staff-acts.ts'
import type { Instant } from '#domain/rental/period.ts'
import { finaliseCancellation } from '#server/acts/requests/cancellations/answer-cancellation.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { SettlePorts } from '#server/trade/payments/settlement/settle.ts'
import { recordAct } from '#server/core/audit/record-act.ts'

type StaffAct = { id: string; viewer: Viewer; now: Instant }

/** Throws `not-found` outside the fleet, `not-possible-now` for what is cancelled, is a hold, is more than a day ahead, or whose driver asks to cancel. */
export async function handOver(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.handed_over_at !== null) return
    const { status, from_at: from, cancel_requested_at: asked } = booking
    if (!mayHandOver({ status, from: from.getTime(), cancelRequested: asked !== null }, now))
      throw new Refusal('not-possible-now')
    await mark(tx, id, { handed_over_at: new Date(now) })
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'handed-over', entity: 'booking', entityId: id },
      now,
    )
  })
}

/** Throws like `handOver`; only a car that went out comes back. */
export async function takeBack(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.returned_at !== null) return
    if (booking.handed_over_at === null) throw new Refusal('not-possible-now')
    await mark(tx, id, { returned_at: new Date(now) })
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'taken-back', entity: 'booking', entityId: id },
      now,
    )
  })
}

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

type Marks = Partial<Pick<Selectable<BookingsTable>, 'handed_over_at' | 'returned_at'>>

async function mark(tx: Tx, id: string, marks: Marks): Promise<void> {
  await tx.updateTable('bookings').set(marks).where('id', '=', id).execute()
}
