// The clock's event for the desk: the car of a booking is still out with somebody who is late.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { isAtRisk } from '#server/core/calendar/out-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { lateGrace } from './notify-late-cars.ts'

const roundSize = 500

/**
 * Notifies the staff of a supplier once of each booking that begins while its car is kept from it, half an hour after the car
 * was due, and returns how many notifications were written now. Of a return that was moved they hear again.
 */
export async function notifyNextBookings(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: string; dedupe: string }>`
    SELECT b.id, t.dedupe FROM bookings b JOIN bookings late ON ${isAtRisk(now)},
      LATERAL (SELECT late.id || ' ' || to_char(late.to_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS dedupe) t
    WHERE late.to_at <= ${new Date(now - lateGrace)}
      AND NOT EXISTS (SELECT FROM notifications n
        WHERE n.booking_id = b.id AND n.kind = 'next-at-risk' AND n.dedupe = t.dedupe)
    ORDER BY b.from_at, b.id LIMIT ${roundSize}`.execute(db)
  let written = 0
  for (const { id, dedupe } of rows)
    written += await inTransaction(db, 'the site', (tx) =>
      notify(tx, { kind: 'next-at-risk', bookingId: id, now, dedupe }),
    )
  return written
}
