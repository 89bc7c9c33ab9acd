// Deletes accounts after a week whose address was never confirmed and that have no bookings.

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'

/** Rule 13. */
const keptFor = 7 * day

/** How many one run takes. */
const batchSize = 200

/** Returns how many went. A suspended account stays: its address must not come back as a new one. */
export async function forgetUnusedAccounts(db: Db, now: Instant): Promise<number> {
  return inTransaction(db, 'the site', async (tx) => {
    // Locked first: an account that is booking right now is skipped, and no booking can be made with the others afterwards.
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM users WHERE type = 'user' AND NOT verified AND NOT blacklisted AND deleted_at IS NULL
        AND created_at < ${new Date(now - keptFor)}
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.driver_id = users.id)
      ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`.execute(tx)
    if (rows.length === 0) return 0
    const gone = await sql<{ id: string }>`
      DELETE FROM users WHERE id = ANY(${rows.map(({ id }) => id)})
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.driver_id = users.id) RETURNING id`.execute(tx)
    return gone.rows.length
  })
}
