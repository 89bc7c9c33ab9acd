// Conditions that were replaced before anybody booked under them, and uploads that were cut off.

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { fileOf } from './keep-conditions.ts'

/** A day after they were replaced (rule 20.3), or sent where they never counted. Returns how many there were. */
export async function purgeConditions({ db, files }: FileStore, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM rental_conditions c WHERE NOT is_current AND COALESCE(replaced_at, created_at) < ${new Date(now - day)}
      AND NOT EXISTS (SELECT FROM bookings b WHERE b.supplier_id = c.supplier_id AND c.id = ANY(b.conditions))`.execute(
    db,
  )
  for (const { id } of rows) {
    await files.delete(fileOf(id))
    await db.deleteFrom('rental_conditions').where('id', '=', id).execute()
  }
  return rows.length
}
