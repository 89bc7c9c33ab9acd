// npm run bench:locks: eight clients search without a pause, and one reads every public page in every language; first as it is,
// then while the table of cars is locked. Prints how long the pages took, and ends with 1 where the 95th of a hundred took more
// than twice as long under the lock. `-- 5` holds it for five seconds instead of ten.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { publicPages } from '#contract/pages.ts'
import { languages } from '#domain/language.ts'
import { dayOf, addDays } from '#domain/rental/period.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { startProcess } from '#tests/support/process.ts'

const seconds = Number(process.argv[2] ?? 10)
const searching = 8
/** Between two pages: one reader, and not a load test. */
const pause = 20

const folder = mkdtempSync(join(tmpdir(), 'wouri-locks-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const { host, port, user, database } = postgres.connection
const db = connect(postgres.connection)
const site = await startProcess({
  DATABASE_URL: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`,
  WOURI_DATA: join(folder, 'data'),
  WOURI_DEMO: 'on',
  RATE_PROVIDERS: 'off',
  TRUSTED_HOPS: '1',
})
if (site.url === null) throw new Error(site.written())
const url = site.url

/** Each asks from an address of its own, as people do. */
const ask = (path: string, from: number) =>
  fetch(url + path, { headers: { 'x-forwarded-for': `10.0.${from >> 8}.${from & 255}` } })

/** Another day each time: no answer is in a cache. */
function searchOf(turn: number): string {
  const from = addDays(dayOf(Date.now()), 3 + (turn % 300))
  return `/search?pl=douala-airport&from=${from}T10:00&to=${addDays(from, 2)}T10:00`
}

/** Milliseconds of each page that was read, and how many searches were answered meanwhile. */
async function readPages(end: Promise<unknown>): Promise<{ took: number[]; searches: number }> {
  const over = new AbortController()
  let searches = 0
  let turn = 0
  void end.finally(() => over.abort())
  const clients = Array.from({ length: searching }, async (_, client) => {
    while (!over.signal.aborted) {
      turn += 1
      const answer = await ask(searchOf(turn), client * 64 + (turn % 64))
      await answer.arrayBuffer()
      searches += 1
    }
  })
  const took: number[] = []
  const pages = publicPages.flatMap((path) => languages.map((language) => `${path}?l=${language}`))
  for (let page = 0; !over.signal.aborted; page = (page + 1) % pages.length) {
    const began = performance.now()
    const answer = await ask(pages[page]!, 1000 + (took.length % 1000))
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${pages[page]!} answered ${answer.status}`)
    took.push(performance.now() - began)
    await wait(pause)
  }
  await Promise.all(clients)
  return { took, searches }
}

const share = (took: number[], part: number) =>
  took.toSorted((a, b) => a - b)[Math.floor(took.length * part)]!

function tell(what: string, { took, searches }: { took: number[]; searches: number }): number {
  const p95 = share(took, 0.95)
  console.log(
    `${what}: ${took.length} pages, p50 ${share(took, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
      `longest ${share(took, 0.9999).toFixed(1)} ms; ${searches} searches answered.`,
  )
  return p95
}

try {
  await readPages(wait(3000))
  const free = tell('As it is', await readPages(wait(seconds * 1000)))
  const held = db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE cars IN ACCESS EXCLUSIVE MODE`.execute(tx)
    await wait(seconds * 1000)
  })
  const locked = tell(`Cars locked for ${seconds} s`, await readPages(held))
  console.log(`p95 under the lock is ${(locked / free).toFixed(2)} of what it is without.`)
  if (locked > 2 * free) process.exitCode = 1
} finally {
  await site.stop()
  await db.destroy()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
