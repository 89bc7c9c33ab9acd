// The clock's event for the desk: a car that was handed over is not back.

import { sql } from 'kysely'
import { day, minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'

/** Nobody calls a driver who is still parking. */
export const lateGrace = 30 * minute
const roundSize = 500

/**
 * Notifies the staff of a supplier once of each car that is half an hour late, and returns how many notifications were
 * written now. A return that was moved is looked at again; what is later than a day is on the desk's list, and no news.
 */
export async function notifyLateCars(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: string; due: string }>`
    SELECT b.id, t.due FROM bookings b,
      LATERAL (SELECT to_char(b.to_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS due) t
    WHERE b.handed_over_at IS NOT NULL AND b.returned_at IS NULL AND b.status <> 'cancelled'
      AND b.to_at <= ${new Date(now - lateGrace)} AND b.to_at > ${new Date(now - day)}
      AND NOT EXISTS (SELECT FROM notifications n
        WHERE n.booking_id = b.id AND n.kind = 'car-late' AND n.dedupe = t.due)
    ORDER BY b.to_at LIMIT ${roundSize}`.execute(db)
  let written = 0
  for (const { id, due: dedupe } of rows)
    written += await inTransaction(db, 'the site', (tx) =>
      notify(tx, { kind: 'car-late', bookingId: id, now, dedupe }),
    )
  return written
}
