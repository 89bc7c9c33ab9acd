// Whether bookings of a driver keep their data from being erased now.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'

/** Locks all bookings of a driver until the transaction ends. */
export async function lockBookings(tx: Tx, driverId: string): Promise<void> {
  await tx
    .selectFrom('bookings')
    .select('id')
    .where('driver_id', '=', driverId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** True while one is on the road or ahead, or a hold for one lives. */
export async function hasOpenBooking(tx: Tx, driverId: string, now: Instant): Promise<boolean> {
  const at = new Date(now)
  const { rows } = await sql`SELECT 1 FROM bookings WHERE driver_id = ${driverId} AND
    ((status IN ('pending', 'deposit', 'paid', 'reserved') AND to_at > ${at}) OR hold_expires_at > ${at})
    LIMIT 1`.execute(tx)
  return rows.length > 0
}
