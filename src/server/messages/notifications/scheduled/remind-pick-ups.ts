// The clock's own event: a pick-up is less than 24 hours away.

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'

/** How many bookings one run looks at; the next run takes what is left. */
const roundSize = 500

/**
 * Reminds each driver once that pick-up is near, and returns how many were reminded now. Parallel or repeated runs send no
 * second reminder; a booking that was moved is reminded of its new time. One made, or moved, within the last 24 hours before
 * its pick-up has just been confirmed and is skipped.
 */
export async function remindPickUps(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: string; pick_up: string }>`
    SELECT b.id, t.pick_up FROM bookings b,
      LATERAL (SELECT to_char(b.from_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS pick_up) t
    WHERE b.status IN ('pending', 'reserved', 'deposit', 'paid')
      AND b.from_at > ${new Date(now)} AND b.from_at <= ${new Date(now + day)}
      AND b.created_at < b.from_at - interval '24 hours'
      AND NOT EXISTS (SELECT FROM booking_changes c WHERE c.booking_id = b.id AND c.state = 'accepted'
        AND c.answered_at >= b.from_at - interval '24 hours' AND (c.was->>'from')::timestamptz <> b.from_at)
      AND NOT EXISTS (SELECT FROM notifications n
        WHERE n.booking_id = b.id AND n.user_id = b.driver_id AND n.kind = 'pick-up-tomorrow'
          AND n.dedupe = t.pick_up)
    ORDER BY b.from_at LIMIT ${roundSize}`.execute(db)
  let told = 0
  for (const { id, pick_up: dedupe } of rows) {
    told += await inTransaction(db, 'the site', (tx) =>
      notify(tx, { kind: 'pick-up-tomorrow', bookingId: id, now, dedupe }),
    )
  }
  return told
}
