// The database that the environment names: one of your own, or the embedded one.

import type pg from 'pg'
import { connect, type Db } from './connect.ts'
import { migrate } from './migrate.ts'
import { poolConfig } from './pool-config.ts'
import { startEmbeddedPostgres } from './embedded.ts'

export type Database = {
  db: Db
  /** Does work that may take minutes, on a connection of its own that no time limit ends. */
  withoutLimits<T>(work: (db: Db) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

type DatabaseVariables = { DATABASE_URL?: string | undefined; WOURI_DATA: string }

/** Milliseconds that such work waits for a place among the connections. */
const patience = 60_000

function databaseOn(config: pg.PoolConfig, stop: () => Promise<void> = async () => undefined): Database {
  const db = connect(config)
  return {
    db,
    async withoutLimits(work) {
      const limits = {
        statement_timeout: false,
        query_timeout: 0,
        connectionTimeoutMillis: patience,
      } as const
      const unlimited = connect({ ...config, ...limits, max: 1 })
      try {
        return await work(unlimited)
      } finally {
        await unlimited.destroy()
      }
    },
    async stop() {
      await db.destroy()
      await stop()
    },
  }
}

/**
 * Opens it, starting the embedded server when it does not run yet. `stop` leaves it to any other process that uses it.
 * `onProblem` is called when the embedded server ends by itself.
 */
export async function openDatabase(
  env: DatabaseVariables,
  onProblem?: (problem: string) => void,
): Promise<Database> {
  if (env.DATABASE_URL) return databaseOn(poolConfig(env.DATABASE_URL))
  const embedded = await startEmbeddedPostgres({
    folder: `${env.WOURI_DATA}/postgres`,
    ...(onProblem && { onProblem }),
  })
  return databaseOn(embedded.connection, () => embedded.stop())
}

/** Brings it to the schema of this build. Returns the names of the migrations that ran; throws as `migrate` does. */
export const migrateDatabase = (database: Database): Promise<string[]> => database.withoutLimits(migrate)
