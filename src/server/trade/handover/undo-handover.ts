// A hand-over or a return that was a slip: for ten minutes whoever noted it takes it back, later owners and admins, who say why.

import { standingCharges } from '#domain/inspection/applied-charge.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { findCharges } from '#server/bookings/money/find-charges.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { keepLateCar } from '#server/core/calendar/keep-late-cars.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { markKeys, refuseTwoHands, rememberKeys } from './mark-keys.ts'
import { refuseUndo } from './noted-by.ts'

type Undo = { id: string; viewer: Viewer; now: Instant; reason?: string | undefined }

/**
 * The car was not handed over after all; its record no longer counts. Throws `not-found`, `not-possible-now` once it is back,
 * and what `refuseUndo` throws.
 */
export async function undoHandOver(db: Db, { id, viewer, now, reason }: Undo): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.handed_over_at === null) return
    if (booking.returned_at !== null) throw new Refusal('not-possible-now')
    await refuseUndo(tx, booking, { viewer, now, reason })
    await markKeys(tx, id, { handed_over_at: null })
    await undoRecords(tx, { id, kind: 'out', now })
    await rememberKeys(tx, booking, { act: 'handover-undone', viewer, now, note: reason })
  })
}

/**
 * The car is not back after all, and keeps its time again. Throws like `undoHandOver`, `car-is-out` once the next has it, and
 * `not-possible-now` while something is charged at it.
 */
export async function undoTakeBack(db: Db, { id, viewer, now, reason }: Undo): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.returned_at === null) return
    await refuseUndo(tx, booking, { viewer, now, reason })
    await refuseCharged(tx, id)
    await refuseTwoHands(tx, booking)
    await markKeys(tx, id, { returned_at: null })
    await undoRecords(tx, { id, kind: 'back', now })
    await keepLateCar(tx, booking.car_id, now)
    await rememberKeys(tx, booking, { act: 'return-undone', viewer, now, note: reason })
  })
}

async function refuseCharged(tx: Tx, id: string): Promise<void> {
  const charges = standingCharges(await findCharges(tx, id))
  if (charges.some(({ state }) => state !== 'struck')) throw new Refusal('not-possible-now')
}

/** What was recorded stays readable, and leaves its place to the record of the next time. */
async function undoRecords(
  tx: Tx,
  { id, kind, now }: { id: string; kind: InspectionKind; now: Instant },
): Promise<void> {
  await tx
    .updateTable('inspections')
    .set({ undone_at: new Date(now) })
    .where('booking_id', '=', id)
    .where('kind', '=', kind)
    .where('undone_at', 'is', null)
    .execute()
}
