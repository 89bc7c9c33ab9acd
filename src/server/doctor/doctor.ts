// `npm run doctor`: asks the database, running or not, whether everything is true that must be.

import { openDatabase } from '../db/open-database.ts'
import { readEnvironment } from '../env.ts'
import { examine } from './examine.ts'

const database = await openDatabase(readEnvironment(process.env))
try {
  const violations = await examine(database.db)
  for (const { rule, id, problem } of violations) console.error(`${rule}: ${id} ${problem}`)
  console.log(violations.length === 0 ? 'Nothing is wrong.' : `${violations.length} violations.`)
  process.exitCode = violations.length === 0 ? 0 : 1
} finally {
  await database.stop()
}
