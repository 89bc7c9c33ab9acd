// Changes the status of a booking: its row, its history, and a notification to its driver.

import type { Selectable } from 'kysely'
import { canTransition } from '#domain/booking/transitions.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { notify } from '#server/messages/notifications/notify.ts'

type Move = { to: BookingStatus; /** Who of the staff did it. */ actor: string; now: Instant }

/** Behind the booking's lock. Throws `not-possible-now` where staff may not take it (rule 3). */
export async function transitionBooking(
  tx: Tx,
  { id, status }: Pick<Selectable<BookingsTable>, 'id' | 'status'>,
  { to, actor, now }: Move,
): Promise<void> {
  if (!canTransition(status, to, 'staff')) throw new Refusal('not-possible-now')
  await tx.updateTable('bookings').set({ status: to }).where('id', '=', id).execute()
  const moved = await tx
    .insertInto('booking_history')
    .values({ booking_id: id, at: new Date(now), actor, from_status: status, to_status: to, note: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(tx, { actor, action: 'status-set', entity: 'booking', entityId: id }, now)
  await notify(tx, { kind: 'status-changed', bookingId: id, now, dedupe: moved.id })
}
