// Staff put away what is over: out of their lists, and nowhere erased.

import { mayHide } from '#domain/booking/staff-acts.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { StaffAct } from './change-statuses.ts'

/** What is hidden stays as it was hidden first. Throws `not-found` outside the fleet, `not-possible-now` for what goes on. */
export async function hideBooking(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { status, to_at: to, hidden_at: hiddenAt } = await lockBooking(tx, id, managedBy(viewer))
    if (hiddenAt !== null) return
    if (!mayHide({ status, to: to.getTime() }, now)) throw new Refusal('not-possible-now')
    await tx
      .updateTable('bookings')
      .set({ hidden_at: new Date(now) })
      .where('id', '=', id)
      .execute()
  })
}
