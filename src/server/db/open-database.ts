// The database that the environment names: one of your own, or the embedded one.

import type { Environment } from '../env.ts'
import { connect, type Db } from './connect.ts'
import { startEmbeddedPostgres } from './embedded.ts'

export type Database = { db: Db; stop: () => Promise<void> }

/**
 * Opens it, starting the embedded server when it does not run yet. `stop` leaves it to any other process that uses it.
 * `onProblem` is called when the embedded server ends by itself.
 */
export async function openDatabase(
  env: Environment,
  onProblem?: (problem: string) => void,
): Promise<Database> {
  if (env.DATABASE_URL) {
    const db = connect({ connectionString: env.DATABASE_URL })
    return { db, stop: () => db.destroy() }
  }
  const embedded = await startEmbeddedPostgres({
    folder: `${env.WOURI_DATA}/postgres`,
    ...(onProblem && { onProblem }),
  })
  const db = connect(embedded.connection)
  return {
    db,
    stop: async () => {
      await db.destroy()
      await embedded.stop()
    },
  }
}
