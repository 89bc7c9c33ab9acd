// The connection pool, and the one place that knows how PostgreSQL's types become ours.

import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { tellTime } from './statement-times.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

const dateType = 1082

const pools = new WeakMap<Db, pg.Pool>()

/** The connections of a database's pool, and how many queries wait for one. */
export function poolCounts(db: Db): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

/** The pool of a database. Throws for a transaction, which has none. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('This database has no pool of its own.')
  return pool
}

/** Longer than any statement may run: only a server that is frozen or out of reach leaves one unanswered. */
const unanswered = 12_000

/**
 * Opens a pool. A calendar day stays the text it is: read as a Date it would shift with the machine's time zone. Waits at
 * most five seconds for a connection; a statement runs at most ten, and is waited for at most twelve. Transactions are
 * retried nowhere: a deadlock or a serialisation failure is answered like an unreachable database, with the time to come back.
 */
export function connect(config: pg.PoolConfig): Db {
  const pool = openPool(config)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: tellTime })
  pools.set(db, pool)
  return db
}

/** The pool alone, as `connect` opens it. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === dateType ? (value: string) => value : pg.types.getTypeParser(oid, format),
  }
  const pool = new pg.Pool({
    max: 12,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: unanswered,
    ...config,
    types: types,
  })
  // An idle connection that breaks (a restarted database) is replaced at the next query; it must not end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // Nor must one in use: a caller that waits for its answer gets the error from the query itself.
    client.on('error', () => undefined)
    closeWhenUnanswered(client)
  })
  return pool
}

/** What comes after an unanswered statement waits behind it, so that the connection is of no more use. */
function closeWhenUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const watched = async (...args: unknown[]) => {
    try {
      return await query(...args)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') void client.end()
      throw error
    }
  }
  client.query = watched as typeof client.query
}
