// Who has a car now.

import { sql } from 'kysely'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { isOut } from '#server/core/calendar/out-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** The other booking with which `car` is out, the longest first; null while nobody but booking `id` has it. */
export async function findHolder(
  db: Db,
  { id, car }: { id: string; car: string },
): Promise<NonNullable<StaffBooking['carOutWith']> | null> {
  const { rows } = await sql<{ id: string; reference: string; name: string; to: Date }>`
    SELECT b.id, b.reference, b.driver_name AS name, b.to_at AS "to" FROM bookings b
    WHERE b.car_id = ${car} AND b.id <> ${id} AND ${isOut()} ORDER BY b.handed_over_at LIMIT 1`.execute(db)
  const [row] = rows
  return row ? { _id: row.id, reference: row.reference, fullName: row.name, to: row.to.toISOString() } : null
}
