// The connection pool, and the one place that knows how PostgreSQL's types become ours.

import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

const dateType = 1082

/**
 * Opens a pool. A calendar day stays the text it is: read as a Date it would shift with the machine's time zone.
 * Nobody waits for a connection longer than five seconds, and no statement runs longer than ten.
 */
export function connect(config: pg.PoolConfig): Db {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === dateType ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
  }
  const pool = new pg.Pool({
    max: 12,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    ...config,
    types: types as pg.CustomTypesConfig,
  })
  // An idle connection that breaks (a restarted database) is replaced at the next query; it must not end the process.
  pool.on('error', () => undefined)
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** True for a serialization failure or a deadlock: the transaction may simply run again. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '40001' || code === '40P01'
}
