// What every hand-over and return writes, and its undo.

import type { Selectable } from 'kysely'
import type { HandOverAct } from '#domain/booking/staff-acts.ts'
import type { Instant } from '#domain/rental/period.ts'
import { findHolder } from '#server/bookings/find-holder.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** The caller holds the lock of the car: of two counters at once one hands it over. Throws `car-is-out`. */
export async function refuseTwoHands(tx: Tx, { id, car_id: car }: Selectable<BookingsTable>): Promise<void> {
  if (await findHolder(tx, { id, car })) throw new Refusal('car-is-out')
}

type Marks = Partial<Pick<Selectable<BookingsTable>, 'handed_over_at' | 'returned_at'>>

/** Writes when the car went out or came back; null takes it back. */
export async function markKeys(tx: Tx, id: string, marks: Marks): Promise<void> {
  await tx.updateTable('bookings').set(marks).where('id', '=', id).execute()
}

type Remembered = { act: HandOverAct; viewer: Viewer; now: Instant; note?: string | undefined }

/** A line of the history, in which no status moves, and one of the audit. */
export async function rememberKeys(
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
