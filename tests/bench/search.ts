// npm run bench:search: builds ten thousand and a hundred thousand cars with ten bookings each, and asks the product, a statement
// written by hand and bare node:http for the same things, in turns. `-- --small` takes the first size alone.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { startProcess } from '#tests/support/process.ts'
import { buildWorld } from './search/build-world.ts'
import { benchSearches } from './search/bench-searches.ts'
import { benchReviews } from './search/bench-reviews.ts'
import { benchShared } from './search/bench-shared.ts'
import { benchStaff } from './search/bench-staff.ts'
import { benchCold } from './search/bench-cold.ts'

const sizes = process.argv.includes('--small') ? [10_000] : [10_000, 100_000]

/** What is left to stop and to remove, the newest first; also when the bench is interrupted. */
const undo: (() => unknown)[] = []
async function undoAll(): Promise<void> {
  for (let act = undo.pop(); act !== undefined; act = undo.pop()) await act()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(1)))

async function bench(cars: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wouri-bench-search-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const begun = Date.now()
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  undo.push(() => server.stop())
  await buildWorld(server, cars)
  console.log(
    `\n# ${cars} cars, ${cars * 10} bookings (built in ${Math.round((Date.now() - begun) / 1000)} s)`,
  )
  const bare = await startProcess({}, 'tests/bench/search/bare-http.ts')
  undo.push(() => bare.stop())
  const site = await startProcess({ WOURI_DATA: folder, WOURI_DEMO: 'off', TRUSTED_HOPS: '1' })
  undo.push(() => site.stop())
  if (site.url === null) throw new Error(site.written())
  const at = { site: site.url, bare: bare.url!, connection: server.connection }
  await benchSearches(at, cars)
  await benchShared(at)
  await benchReviews(at)
  await benchStaff(server.connection)
  for (const stop of [site, bare, server]) await stop.stop()
  await benchCold(folder)
}

for (const cars of sizes) {
  try {
    await bench(cars)
  } finally {
    await undoAll()
  }
}
