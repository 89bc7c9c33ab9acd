// A container often starts before its database: the start waits instead of failing.

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'

/** Nobody answers there yet, or PostgreSQL says that it is starting or stopping. */
const notYet = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', 'ENOENT', '57P03', '57P01'])

/**
 * Waits until the database answers, at most `limit` milliseconds, and says so once. Throws what the last try threw; a wrong
 * password or name throws at once.
 */
export async function waitForDatabase(
  db: Db,
  onWait: (message: string) => void,
  limit = 60_000,
): Promise<void> {
  let isTold = false
  for (const end = Date.now() + limit; ; await pause(500)) {
    try {
      await sql`SELECT 1`.execute(db)
      return
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string }
      const isEarly = notYet.has(code ?? '') || message === 'timeout exceeded when trying to connect'
      if (!isEarly || Date.now() > end) throw error
      if (!isTold) onWait('The database does not answer yet. Waiting for it.')
      isTold = true
    }
  }
}
