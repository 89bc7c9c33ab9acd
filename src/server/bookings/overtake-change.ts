// A request that events have answered: its booking is cancelled, or its car is back.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'

/** Ends the open request of a booking, if there is one. The caller holds the booking. */
export async function overtakeChange(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('booking_changes')
    .set({ state: 'overtaken', answered_at: new Date(now) })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
}
