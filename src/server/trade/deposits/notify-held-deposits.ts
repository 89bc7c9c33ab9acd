// The clock's event for owners: money of a driver lies in the drawer long after the car is back.

import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'

/** After the return. */
const heldTooLong = 7 * day
const roundSize = 500

/**
 * Tells the owners of a supplier, and admins, once of each security deposit that is held longer than seven days after the
 * return, and returns how many notifications were written now.
 */
export async function notifyHeldDeposits(db: Db, now: Instant): Promise<number> {
  const rows = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.deposit_held', '>', 0)
    .where('b.returned_at', '<', new Date(now - heldTooLong))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.booking_id', '=', 'b.id')
            .where('n.kind', '=', 'deposit-held'),
        ),
      ),
    )
    .orderBy('b.returned_at')
    .limit(roundSize)
    .execute()
  let written = 0
  for (const { id } of rows)
    written += await inTransaction(db, 'the site', (tx) =>
      notify(tx, { kind: 'deposit-held', bookingId: id, now }),
    )
  return written
}
