// A request whose booking has begun.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { isOut } from '#server/core/calendar/out-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Scheduled: ends every request whose booking has begun, but for a later end that is asked while the car is out. One that somebody works on waits for the next run. */
export async function overtakeStarted(db: Db, now: Instant): Promise<void> {
  await sql`
    UPDATE booking_changes SET state = 'overtaken', answered_at = ${new Date(now)}
    WHERE id IN (SELECT c.id FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
      WHERE c.state = 'open' AND b.from_at <= ${new Date(now)}
        AND NOT (${isOut()} AND c.asked_at >= b.handed_over_at) FOR UPDATE OF c SKIP LOCKED)`.execute(db)
}
