// Pictures of a car are kept for quarrels, and no longer; what was read and charged stays (rule 22.12).

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import { discardFile, type FileStore } from '#server/platform/files/keep-file.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'

/** After the return. */
const keptFor = 365 * day

/** How many bookings one look takes. */
const batchSize = 100

/**
 * Deletes the pictures of cars that came back so long ago, of the desk and of the driver. They wait while the return is contested
 * and not answered, a charge is refused and not answered, or something is due. Returns how many there were.
 */
export async function forgetInspectionPictures(store: FileStore, now: Instant): Promise<number> {
  let gone = 0
  for (;;) {
    const names = await inTransaction(store.db, 'the site', async (tx) => {
      const { rows } = await sql<{ name: string }>`
        UPDATE files SET owner_id = NULL WHERE name IN (
          SELECT x.file FROM (
            SELECT i.booking_id, p.file FROM inspection_pictures p JOIN inspections i ON i.id = p.inspection_id
            UNION SELECT booking_id, file FROM driver_pictures) x
          JOIN bookings b ON b.id = x.booking_id
          WHERE x.file IS NOT NULL AND b.returned_at < ${new Date(now - keptFor)}
            AND NOT (b.charges > 0 AND b.paid < b.total + b.charges)
            AND NOT EXISTS (SELECT FROM return_answers a WHERE a.booking_id = b.id AND NOT a.agrees AND a.answered_at IS NULL)
            AND NOT EXISTS (SELECT FROM booking_charges c WHERE c.booking_id = b.id AND c.refused_at IS NOT NULL AND c.upheld_at IS NULL
              AND NOT EXISTS (SELECT FROM booking_charges r WHERE r.reverses = c.id))
          LIMIT ${batchSize})
        RETURNING name`.execute(tx)
      const files = rows.map(({ name }) => name)
      if (files.length === 0) return files
      await tx.updateTable('inspection_pictures').set({ file: null }).where('file', 'in', files).execute()
      await tx.updateTable('driver_pictures').set({ file: null }).where('file', 'in', files).execute()
      return files
    })
    for (const name of names) await discardFile(store, name)
    gone += names.length
    if (names.length < batchSize) return gone
  }
}
