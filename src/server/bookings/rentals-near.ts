// Rentals around a moment: a supplier sees what a rental needs near its time, and what is kept for one goes some time after the last.

import { sql } from 'kysely'
import { hour, type Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { isShown } from './ownership.ts'

const daysBefore = 7
const daysAfter = 30

/** True from 7 days before to 30 days after a rental that was not cancelled (rule 7). */
export async function rentsAround(
  db: Db,
  { supplierId, driverId }: { supplierId: string; driverId: string },
  now: Instant,
): Promise<boolean> {
  const found = await db
    .selectFrom('bookings as b')
    .select(sql`1`.as('one'))
    .where('b.supplier_id', '=', supplierId)
    .where('b.driver_id', '=', driverId)
    .where('b.status', '<>', 'cancelled')
    .where(isShown)
    .where('b.from_at', '<=', new Date(now + daysBefore * 24 * hour))
    .where('b.to_at', '>=', new Date(now - daysAfter * 24 * hour))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

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
