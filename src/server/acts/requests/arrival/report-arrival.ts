// A driver on the way to the car tells its supplier where they are.

import { isArriving, type ArrivalNews } from '#domain/booking/stage.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { drivenBy } from '#server/bookings/ownership.ts'

export type ArrivalReport = { id: string; news: ArrivalNews; viewer: Viewer; now: Instant }

const columns = { landed: 'landed_at', late: 'late_at' } as const
const kinds = { landed: 'driver-landed', late: 'driver-late' } as const

/**
 * Notes it and notifies the supplier, once of each kind of news: saying it again changes nothing. Throws `not-found` for
 * somebody else's booking, `not-possible-now` outside the time in which a driver is on the way.
 */
export async function reportArrival(db: Db, { id, news, viewer, now }: ArrivalReport): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    if (booking[columns[news]] !== null) return
    if (!isArriving(booking.status, booking.from_at.getTime(), now)) throw new Refusal('not-possible-now')
    await tx
      .updateTable('bookings')
      .set({ [columns[news]]: new Date(now) })
      .where('id', '=', id)
      .execute()
    await notify(tx, { kind: kinds[news], bookingId: id, now })
  })
}
