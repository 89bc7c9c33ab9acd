// After what is charged has changed: whether the booking is paid, with a line of the history and of the audit.

import { settleChange } from '#domain/booking/change.ts'
import type { Instant } from '#domain/rental/period.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Tx } from '#server/platform/db/connect.ts'

type Changed = {
  bookingId: string
  actor: string
  action: 'charged' | 'charge-struck' | 'charge-refused' | 'charge-upheld'
  note: string
}

/**
 * Behind the booking's lock; the database has counted the charges. What the counter took for one that is due no longer is to be
 * handed back there.
 */
export async function settleCharges(
  tx: Tx,
  { bookingId, actor, action, note }: Changed,
  now: Instant,
): Promise<void> {
  const status = await settleStatus(tx, bookingId)
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: bookingId,
      at: new Date(now),
      actor,
      from_status: status.was,
      to_status: status.is,
      note,
    })
    .execute()
  await recordAct(tx, { actor, action, entity: 'booking', entityId: bookingId }, now)
}

/** Paid once nothing is due, else a part payment; one without money on it waits as before. */
export async function settleStatus(tx: Tx, bookingId: string) {
  const booking = await tx
    .selectFrom('bookings')
    .select(['status', 'total', 'charges'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { status: is } = settleChange(booking.status, owedOf(booking), await moneyOn(tx, bookingId))
  if (is !== booking.status)
    await tx.updateTable('bookings').set({ status: is }).where('id', '=', bookingId).execute()
  return { was: booking.status, is }
}
