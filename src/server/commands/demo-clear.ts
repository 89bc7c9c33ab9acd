// `npm run demo:clear`: takes the demonstration out of the database, running or not.

import { migrateDatabase, openDatabase } from '#server/platform/db/open-database.ts'
import { readEnvironment } from '#server/app/env.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { clearDemonstration } from '#server/demonstration/clear.ts'

try {
  const env = readEnvironment(process.env)
  const database = await openDatabase(env)
  try {
    console.log(
      'Taking out the demonstration whole: its accounts, suppliers, cars, places and files, the kept mails, and every booking that hangs on it, also those that other people made.',
    )
    await migrateDatabase(database)
    const { files } = await openFiles(env)
    const counts = await clearDemonstration(database.db, files)
    const lines = [...(counts ?? [])]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([table, rows]) => `  ${String(rows).padStart(6)} ${table}`)
    console.log(
      counts === null
        ? 'There is no demonstration in this database.'
        : ['Taken out:', ...lines, 'Start with WOURI_DEMO=off now.'].join('\n'),
    )
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
