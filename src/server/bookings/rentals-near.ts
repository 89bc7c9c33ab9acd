// Finds out whether a person has a rental near: data kept for rentals is deleted some time after the last.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isShown } from './ownership.ts'

/** Of these drivers, those with a rental that ends after `since` and was not cancelled. */
export async function rentsSince(db: Db, driverIds: readonly string[], since: Instant): Promise<Set<string>> {
  if (driverIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('bookings as b')
    .select('b.driver_id')
    .distinct()
    .where('b.driver_id', 'in', driverIds)
    .where('b.status', '<>', 'cancelled')
    .where(isShown)
    .where('b.to_at', '>', new Date(since))
    .execute()
  return new Set(rows.map((row) => row.driver_id))
}
