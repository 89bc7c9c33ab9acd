// What a day of the desk comes to.

import { sql } from 'kysely'
import { deskDay } from '#domain/booking/desk-day.ts'
import type { Instant } from '#domain/rental/period.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

/** The day of the viewer's fleet; an admin may ask for one supplier's. */
export type Today = { viewer: Viewer; supplier?: string | undefined; now: Instant }

/** A condition on `suppliers s`. */
export const ofOne = (supplier: string | undefined) =>
  supplier === undefined ? sql`true` : sql`s.id = ${supplier}`

/** In whole XAF: what the counter took today, less what it handed back. The security deposit is no money of the fleet. */
export async function findTaken(db: Db, { viewer, supplier, now }: Today): Promise<number> {
  const today = deskDay(now)
  const sumOf = (
    table: 'counter_payments' | 'counter_refunds',
  ) => sql`COALESCE((SELECT sum(m.amount) FROM ${sql.table(table)} m
    JOIN bookings b ON b.id = m.booking_id JOIN suppliers s ON s.id = b.supplier_id
    WHERE m.recorded_at >= ${new Date(today.from)} AND m.recorded_at < ${new Date(today.to)}
      AND ${managedBy(viewer)} AND ${ofOne(supplier)}), 0)`
  const { rows } = await sql<{ taken: number }>`
    SELECT (${sumOf('counter_payments')} - ${sumOf('counter_refunds')})::float8 AS taken`.execute(db)
  return rows[0]!.taken
}

/** Cars that drivers can find. */
export async function countListedCars(db: Db, { viewer, supplier, now }: Today): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${ofOne(supplier)} AND ${isOffered(now)}`.execute(db)
  return rows[0]!.count
}
