// A driver accepts what staff have booked for them: from then on the supplier may look at their licence.

import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { drivenBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** Sent twice it is done once. Throws `not-found` for somebody else's booking, `not-possible-now` when it is cancelled. */
export async function acceptBooking(
  db: Db,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Instant },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const { status, awaits_driver: awaits } = await lockBooking(tx, id, drivenBy(viewer))
    if (!awaits) return
    if (status === 'cancelled') throw new Refusal('not-possible-now')
    await markAccepted(tx, id, { actor: viewer.person?.id ?? 'guest', now })
  })
}

/** Behind the booking's lock: accepted from now on, with a line in the history. */
export async function markAccepted(
  tx: Tx,
  id: string,
  { actor, now }: { actor: string; now: Instant },
): Promise<void> {
  const { status } = await tx
    .updateTable('bookings')
    .set({ awaits_driver: false })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow()
  const step = { booking_id: id, at: new Date(now), from_status: status, to_status: status }
  await tx
    .insertInto('booking_history')
    .values({ ...step, actor, note: null })
    .execute()
}
