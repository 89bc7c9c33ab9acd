// Hand-over and return of a car, as the counter notes them, each with its undo.

import type { Selectable } from 'kysely'
import { isEarlyHandOver, mayHandOver, mayUndo, type HandOverAct } from '#domain/booking/staff-acts.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { findHolder } from '#server/bookings/find-holder.ts'
import { keepLateCar } from '#server/core/calendar/keep-late-cars.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { mayUndoNoted } from './noted-by.ts'

type StaffAct = { id: string; viewer: Viewer; now: Instant }

/**
 * Throws `not-found` outside the fleet, `not-possible-now` for what is cancelled, is a hold, is more than a day ahead, or whose
 * driver asks to cancel, `car-is-out` while another booking has the car, and `required` on `reason` where it is so early that
 * staff say why.
 */
export async function handOver(
  db: Db,
  { id, viewer, now, reason }: StaffAct & { reason?: string | undefined },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.handed_over_at !== null) return
    const { status, from_at, cancel_requested_at: asked } = booking
    const from = from_at.getTime()
    if (!mayHandOver({ status, from, cancelRequested: asked !== null }, now))
      throw new Refusal('not-possible-now')
    await refuseTwoHands(tx, booking)
    if (isEarlyHandOver(from, now) && !reason) refuseField('reason', 'required')
    await mark(tx, id, { handed_over_at: new Date(now) })
    await remember(tx, booking, { act: 'handed-over', viewer, now, note: reason })
  })
}

/** Throws like `handOver`; only a car that went out comes back. */
export async function takeBack(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.returned_at !== null) return
    if (booking.handed_over_at === null) throw new Refusal('not-possible-now')
    await mark(tx, id, { returned_at: new Date(now) })
    await remember(tx, booking, { act: 'taken-back', viewer, now })
  })
}

/**
 * The car was not handed over after all. Throws `not-found`, `not-possible-now` after ten minutes or once it is back, and
 * `forbidden` at a desk where somebody else noted it.
 */
export async function undoHandOver(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const { handed_over_at: out, returned_at: back } = booking
    if (out === null) return
    if (back !== null || !mayUndo(out.getTime(), now)) throw new Refusal('not-possible-now')
    if (!(await mayUndoNoted(tx, booking, viewer))) throw new Refusal('forbidden')
    await mark(tx, id, { handed_over_at: null })
    await remember(tx, booking, { act: 'handover-undone', viewer, now })
  })
}

/** The car is not back after all, and keeps its time again. Throws like `undoHandOver`, and `car-is-out` once the next has it. */
export async function undoTakeBack(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const { returned_at: back } = booking
    if (back === null) return
    if (!mayUndo(back.getTime(), now)) throw new Refusal('not-possible-now')
    if (!(await mayUndoNoted(tx, booking, viewer))) throw new Refusal('forbidden')
    await refuseTwoHands(tx, booking)
    await mark(tx, id, { returned_at: null })
    await keepLateCar(tx, booking.car_id, now)
    await remember(tx, booking, { act: 'return-undone', viewer, now })
  })
}

/** The caller holds the lock of the car: of two counters at once one hands it over. */
async function refuseTwoHands(tx: Tx, { id, car_id: car }: Selectable<BookingsTable>): Promise<void> {
  if (await findHolder(tx, { id, car })) throw new Refusal('car-is-out')
}

type Marks = Partial<Pick<Selectable<BookingsTable>, 'handed_over_at' | 'returned_at'>>

async function mark(tx: Tx, id: string, marks: Marks): Promise<void> {
  await tx.updateTable('bookings').set(marks).where('id', '=', id).execute()
}

type Remembered = { act: HandOverAct; viewer: Viewer; now: Instant; note?: string | undefined }

/** A line of the history, in which no status moves, and one of the audit. */
async function remember(
  tx: Tx,
  { id, status }: Pick<Selectable<BookingsTable>, 'id' | 'status'>,
  { act, viewer, now, note }: Remembered,
): Promise<void> {
  const actor = viewer.person!.id
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(now),
      actor,
      from_status: status,
      to_status: status,
      note: note ?? null,
    })
    .execute()
  await recordAct(tx, { actor, action: act, entity: 'booking', entityId: id }, now)
}
