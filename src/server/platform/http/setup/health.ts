// For anyone who watches the server.

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { getHealth, getReady } from '#contract/site/health.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'

/** Milliseconds; anyone who watches must have an answer within a second, also while the database is frozen. */
const timeout = 800

/** `isDraining`: the process is ending, and the balancer should send it nothing more. */
export function serveHealth(serve: Serve, db: Db, isDraining = () => false): void {
  let asking: Promise<boolean> | null = null
  /** One question at a time: while it is unanswered, watching must not take up further connections. */
  const isAnswering = (): Promise<boolean> => {
    asking ??= sql`SELECT 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null
      })
    return Promise.race([asking, pause(timeout, false, { ref: false })])
  }

  serve(getHealth, async () => ({ status: 'ok' as const }))

  serve(getReady, async () => {
    if (isDraining() || !(await isAnswering())) throw new Refusal('unavailable', { retryAfter: 2 })
    return { status: 'ok' as const }
  })
}
