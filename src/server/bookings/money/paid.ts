// The amount paid for a booking, always computed from the rows, so that it cannot drift.

import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/connect.ts'

/**
 * Writes `bookings.paid` in whole XAF: every kept payment less the share of it that was given back or withdrawn by a
 * bank, and what the counter took less what it handed back. A share is rounded in the driver's favour.
 */
export async function refreshPaid(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    UPDATE bookings SET paid =
      (SELECT COALESCE(sum(xaf - ceil(xaf * least(refunded + disputed, amount)::numeric / amount)), 0)
         FROM payments WHERE booking_id = ${bookingId} AND status = 'kept')
      + (SELECT COALESCE(sum(amount), 0) FROM counter_payments WHERE booking_id = ${bookingId})
      - (SELECT COALESCE(sum(amount), 0) FROM counter_refunds WHERE booking_id = ${bookingId})
    WHERE id = ${bookingId}`.execute(tx)
}
