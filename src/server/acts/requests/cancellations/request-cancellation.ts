// A driver asks once; nothing of the booking changes until staff have answered.

import { mayAskForCancellation } from '#domain/booking/cancellation.ts'
import type { Instant } from '#domain/rental/period.ts'
import { drivenBy } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'

export type Request = { id: string; reason: string | null; viewer: Viewer; now: Instant }

/** Throws `not-found` for somebody else's booking, `not-possible-now` when it was asked before, is cancelled, has begun or the car is out. */
export async function requestCancellation(db: Db, { id, reason, viewer, now }: Request): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    const asked = {
      status: booking.status,
      from: booking.from_at.getTime(),
      cancelRequested: booking.cancel_requested_at !== null,
      isHandedOver: booking.handed_over_at !== null,
    }
    if (booking.status === 'void' || !mayAskForCancellation(asked, now)) throw new Refusal('not-possible-now')
    await tx
      .updateTable('bookings')
      .set({ cancel_requested_at: new Date(now), cancel_reason: reason })
      .where('id', '=', id)
      .execute()
    await notify(tx, { kind: 'cancellation-asked', bookingId: id, now, dedupe: String(now) })
  })
}
