// `npm run migrate`: brings the database to the schema of this build and ends, for a release that migrates before it starts.

import { readEnvironment } from '#server/app/env.ts'
import { migrateDatabase, openDatabase } from '#server/platform/db/open-database.ts'

try {
  const database = await openDatabase(readEnvironment(process.env))
  try {
    const names = await migrateDatabase(database)
    for (const name of names) console.log(`  ${name}`)
    console.log(names.length === 0 ? 'The database is up to date.' : `Migrations that ran: ${names.length}.`)
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
