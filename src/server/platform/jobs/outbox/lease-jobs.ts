// Takes work out of the outbox for a while. Two workers never hold the same job, and a crash gives it back.

import { sql } from 'kysely'
import { minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Payload } from './queue.ts'

export type Job = { id: string; kind: string; payload: Payload; attempts: number; first_try_at: Date }

/** How long a worker may take for a batch before somebody else may take the jobs over. */
const lease = minute

export const batchSize = 10

/** Leases the jobs of these kinds that are due, oldest first. The try is counted now: one that crashes counts too. */
export async function leaseJobs(db: Db, kinds: readonly string[], now: Instant): Promise<Job[]> {
  const at = new Date(now)
  const { rows } = await sql<Job>`
    WITH due AS MATERIALIZED (
      SELECT id FROM outbox
      WHERE done_at IS NULL AND dead_at IS NULL AND run_at <= ${at} AND kind = ANY(${kinds})
        AND (leased_until IS NULL OR leased_until < ${at})
      ORDER BY run_at, id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
    UPDATE outbox SET leased_until = ${new Date(now + lease)}, attempts = attempts + 1,
      first_try_at = COALESCE(first_try_at, ${at})
    FROM due WHERE outbox.id = due.id
    RETURNING outbox.id, kind, payload, attempts, first_try_at`.execute(db)
  return rows
}
