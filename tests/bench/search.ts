// npm run bench:search: builds ten thousand and a hundred thousand cars with ten bookings each, and asks the product, a statement
// written by hand and bare node:http for the same things, in turns. Prints how the first page grows from one size to the next.
// `-- --small` takes the first size alone, `-- --large` four hundred thousand cars as well.

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

const has = (option: string) => process.argv.includes(option)
const sizes = [10_000, ...(has('--small') ? [] : [100_000]), ...(has('--large') ? [400_000] : [])]

/** What is left to stop and to remove, the newest first; also when the bench is interrupted. */
const undo: (() => unknown)[] = []
async function undoAll(): Promise<void> {
  for (let act = undo.pop(); act !== undefined; act = undo.pop()) await act()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(1)))

async function bench(cars: number): Promise<Map<string, number>> {
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
  const firstPages = await benchSearches(at, cars)
  await benchShared(at)
  await benchReviews(at)
  await benchStaff(server.connection)
  for (const stop of [site, bare, server]) await stop.stop()
  await benchCold(folder)
  return firstPages
}

let before: { cars: number; firstPages: Map<string, number> } | undefined
for (const cars of sizes) {
  try {
    const firstPages = await bench(cars)
    if (before) printGrowth(before, { cars, firstPages })
    before = { cars, firstPages }
  } finally {
    await undoAll()
  }
}

type Measured = NonNullable<typeof before>

/** The exponent is 0 where a page takes as long in a country ten times as large, and 1 where it takes ten times as long. */
function printGrowth(small: Measured, large: Measured): void {
  console.log(`\n# The first page, from ${small.cars} cars to ${large.cars}`)
  console.table(
    [...large.firstPages].map(([search, now]) => {
      const then = small.firstPages.get(search)!
      const exponent = Math.log(now / then) / Math.log(large.cars / small.cars)
      return { search, from: then.toFixed(1), to: now.toFixed(1), exponent: exponent.toFixed(2) }
    }),
  )
}
