// `npm run doctor`: checks the consistency rules of the database, running or not, and asks the providers of payments
// whether they would take money.

import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { hasDemonstration } from '#server/demonstration/start-rule.ts'
import { originOf, readEnvironment } from '#server/app/env.ts'
import { configuredGateways } from '#server/trade/payments/configured.ts'
import { examine } from '#server/acts/doctor/examine.ts'

const env = readEnvironment(process.env)

/** What is wrong with the accounts of the gateways that are configured. */
async function accounts(db: Db): Promise<string[]> {
  const ports = { db, now: Date.now, origin: originOf(env), withWorld: hasDemonstration(env) }
  const gateways = Object.values(await configuredGateways(env, ports))
  const all = await Promise.all(gateways.map(async (gateway) => (await gateway.check?.()) ?? []))
  return all.flat()
}

const database = await openDatabase(env)
try {
  const violations = await database.withoutLimits(examine)
  for (const { rule, id, problem } of violations) console.error(`${rule}: ${id} ${problem}`)
  const sentences = await accounts(database.db).catch((error: unknown) => [
    error instanceof Error ? error.message : 'The gateways of payments could not be opened.',
  ])
  for (const sentence of sentences) console.error(sentence)
  const wrong = violations.length + sentences.length
  console.log(
    wrong === 0 ? 'Nothing is wrong.' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`,
  )
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  await database.stop()
}
