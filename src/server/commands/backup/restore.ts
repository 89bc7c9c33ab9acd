// `npm run restore -- <backup> [--replace]`: puts a backup in place, brings it to this version and holds it against its invariants.

import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { migrateDatabase, openDatabase } from '#server/platform/db/open-database.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { readEnvironment } from '#server/app/env.ts'
import { readManifest } from './manifest.ts'
import { checkPlace, putDatabase, putFiles } from './put-back.ts'

async function restore(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1)
    throw new Error('Say which backup: npm run restore -- <its folder>')
  const env = readEnvironment(process.env)
  const backup = resolve(given)
  console.log(`Reading ${backup}`)
  const manifest = await readManifest(backup)
  const place = { env, backup, manifest, isReplacing: values.replace ?? false, at: new Date() }
  await checkPlace(place)
  await putFiles(place)
  await putDatabase(place)
  const database = await openDatabase(env)
  try {
    await migrateDatabase(database)
    const violations = await database.withoutLimits(examine)
    for (const { rule, id, problem } of violations) console.error(`${rule}: ${id} ${problem}`)
    console.log(
      violations.length === 0
        ? `Restored as it was at ${manifest.at}. Nothing is wrong.`
        : `Restored as it was at ${manifest.at}, with ${violations.length} violations.`,
    )
    console.log(
      `Money that came in since is still at the providers: npm run reconcile -- --since ${manifest.at}`,
    )
    return violations.length === 0
  } finally {
    await database.stop()
  }
}

try {
  process.exitCode = (await restore()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
