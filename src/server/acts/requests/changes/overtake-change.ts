// A request that events have answered: its booking is cancelled, or has begun.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'

/** Ends the open request of a booking, if there is one. The caller holds the booking. */
export async function overtakeChange(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('booking_changes')
    .set({ state: 'overtaken', answered_at: new Date(now) })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
}

/** Scheduled: ends every request whose booking has begun. One that somebody works on waits for the next run. */
export async function overtakeStarted(db: Db, now: Instant): Promise<void> {
  await sql`
    UPDATE booking_changes SET state = 'overtaken', answered_at = ${new Date(now)}
    WHERE id IN (SELECT c.id FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
      WHERE c.state = 'open' AND b.from_at <= ${new Date(now)} FOR UPDATE OF c SKIP LOCKED)`.execute(db)
}
