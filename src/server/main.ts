// Composition root: environment, database, ports, listen.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { connect, type Db } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { fill } from './db/seed/fill.ts'
import { describeAccounts } from './db/seed/accounts.ts'
import { readEnvironment, type Environment } from './env.ts'
import { openRateBoard } from './rates/rate-board.ts'

const builtApp = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** How long a stop waits for requests that are being answered. */
const patience = 10_000

type Database = { db: Db; stop: () => Promise<void> }

async function openDatabase(env: Environment): Promise<Database> {
  if (env.DATABASE_URL) {
    const db = connect({ connectionString: env.DATABASE_URL })
    return { db, stop: () => db.destroy() }
  }
  const embedded = await startEmbeddedPostgres({ folder: `${env.WOURI_DATA}/postgres` })
  const db = connect(embedded.connection)
  return {
    db,
    stop: async () => {
      await db.destroy()
      await embedded.stop()
    },
  }
}

async function start(): Promise<void> {
  const env = readEnvironment(process.env)
  const database = await openDatabase(env)
  const { db } = database
  await migrate(db)
  const withWorld = env.WOURI_DEMO === 'on'
  await fill(db, Date.now(), withWorld)
  const rates = await openRateBoard({
    db,
    providers: env.RATE_PROVIDERS.split(',').filter((url) => url !== 'off'),
    world: { fetch, sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), random: Math.random },
    now: Date.now,
    onError: (error) => console.warn(`Exchange rates: ${error instanceof Error ? error.message : 'unknown error'}`),
  })
  const app = await buildApp({
    db,
    rates,
    now: Date.now,
    log: true,
    trustedHops: env.TRUSTED_HOPS,
    ...(env.WOURI_ORIGIN ? { origin: env.WOURI_ORIGIN } : {}),
    ...(existsSync(builtApp) ? { appFolder: builtApp } : {}),
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  console.log(`Wouri is ready at http://localhost:${port}`)
  if (withWorld) console.log(describeAccounts())
  void rates.refresh()
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
