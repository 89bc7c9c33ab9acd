// Where limits are counted: in this process, or in a place that all processes of a site share.

import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { CompiledQuery } from 'kysely'
import type { Redis } from 'ioredis'
import type { Db } from '#server/platform/db/connect.ts'
import type { Limit, LimitName } from './usual-limits.ts'

/** Makes the counter of a limit. */
export type Counters = (name: LimitName, limit: Limit) => RateLimiterAbstract

const options = (name: LimitName, { points, seconds }: Limit) => ({
  keyPrefix: name,
  points,
  duration: seconds,
})

/** Of one process alone. */
export const memoryCounters: Counters = (name, limit) => new RateLimiterMemory(options(name, limit))

/** Counted with every call, which is too often for rows of a table: each process counts them for itself. */
const busy: ReadonlySet<LimitName> = new Set(['reads', 'staffReads', 'reports'])

/** In the table `rate_limits`; reading and the reports of browsers are counted by each process for itself. */
export function databaseCounters(db: Db): Counters {
  // Unnamed statements only: PgBouncer hands each to another connection.
  const client = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
  return (name, limit) =>
    busy.has(name)
      ? memoryCounters(name, limit)
      : new RateLimiterPostgres({
          ...options(name, limit),
          storeClient: client,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
        })
}

/**
 * In Redis or Valkey. While that is away each process counts for itself, and begins at nothing: a site that refused everybody,
 * or nobody, would be worse.
 */
export function redisCounters(redis: Redis): Counters {
  return (name, limit) =>
    new RateLimiterRedis({
      ...options(name, limit),
      keyPrefix: `wouri:${name}`,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memoryCounters(name, limit),
    })
}
