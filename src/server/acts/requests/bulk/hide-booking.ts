// Staff put away what is over: out of their lists, and nowhere erased.

import { mayHide } from '#domain/booking/staff-acts.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { StaffAct } from './change-statuses.ts'

/** What is hidden stays as it was hidden first. Throws `not-found` outside the fleet, `not-possible-now` for what goes on. */
export async function hideBooking(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (booking.hidden_at !== null) return
    const { status, to_at: to, handed_over_at: handedOver, returned_at: returned } = booking
    const isOut = handedOver !== null && returned === null
    if (!mayHide({ status, to: to.getTime(), isOut }, now)) throw new Refusal('not-possible-now')
    await tx
      .updateTable('bookings')
      .set({ hidden_at: new Date(now) })
      .where('id', '=', id)
      .execute()
  })
}
