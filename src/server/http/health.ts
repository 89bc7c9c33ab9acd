// For whoever watches the server.

import { sql } from 'kysely'
import { getHealth, getReady } from '#contract/health.ts'
import type { Db } from '../db/connect.ts'
import { Refusal } from './refusal.ts'
import type { Serve } from './serve.ts'

export function serveHealth(serve: Serve, db: Db): void {
  serve(getHealth, async () => ({ status: 'ok' as const }))

  serve(getReady, async () => {
    try {
      await sql`SELECT 1`.execute(db)
    } catch {
      throw new Refusal('unavailable', { retryAfter: 2 })
    }
    return { status: 'ok' as const }
  })
}
