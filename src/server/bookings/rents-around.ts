// Whether a supplier deals with a driver just now: who hands a car over may look at what that needs.

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
