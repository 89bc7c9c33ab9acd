// Parses a database URL into settings of the driver and of our own.

import type pg from 'pg'

/**
 * Takes a PostgreSQL address. `?pgbouncer=true` says that PgBouncer stands before the database: it takes no time limit of a
 * statement from us, so that the role must have one (`ALTER ROLE … SET statement_timeout`).
 */
export function poolConfig(address: string): pg.PoolConfig {
  const url = new URL(address)
  if (url.searchParams.get('pgbouncer') !== 'true') return { connectionString: address }
  url.searchParams.delete('pgbouncer')
  return { connectionString: url.href, statement_timeout: false }
}
