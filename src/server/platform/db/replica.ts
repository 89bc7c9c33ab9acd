// A copy of the database for reads that may be a second old: searches of cars. Never for anything that decides.

import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Instant } from '#domain/rental/period.ts'
import { openPool, poolOf, type Db } from './connect.ts'
import type { Schema } from './schema.ts'

/** Milliseconds for which a replica that is away or behind is left alone. */
const restsFor = 5000
const askedEvery = 2000
/** A search waits for this answer first, for a second at most. */
const freshness: pg.QueryConfig & { query_timeout: number } = {
  text: 'SELECT max(last_at) AS at FROM schedules',
  query_timeout: 1000,
}
/** What time makes necessary is written every few seconds: a replica that has not heard of it is that far behind. */
const mostBehind = 30_000

/** Opens the replica. While it is away, or half a minute behind, the primary answers. */
export function connectReplica(config: pg.PoolConfig, primary: Db, now: () => Instant): Db {
  const replica = openPool({ ...config, connectionTimeoutMillis: 1000 })
  let restsUntil = 0
  let nextAsk = 0

  async function isCurrent(client: pg.PoolClient): Promise<boolean> {
    if (now() < nextAsk) return true
    const { rows } = await client.query<{ at: Date | null }>(freshness)
    nextAsk = now() + askedEvery
    return now() - (rows[0]?.at?.getTime() ?? 0) < mostBehind
  }

  async function take(): Promise<pg.PoolClient | null> {
    if (now() < restsUntil) return null
    try {
      const client = await replica.connect()
      try {
        if (await isCurrent(client)) return client
        client.release()
      } catch {
        // As good as away, and so is what comes after on this connection.
        client.release(true)
      }
    } catch {
      // Away.
    }
    nextAsk = 0
    restsUntil = now() + restsFor
    return null
  }

  const pool = {
    connect: async () => (await take()) ?? poolOf(primary).connect(),
    end: () => replica.end(),
    options: replica.options,
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
