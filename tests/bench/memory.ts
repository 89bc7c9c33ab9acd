// npm run bench:memory: one process under searches, bookings, uploads, sign-ins, payments, messages, public pages and staff for ten
// minutes (`-- 60`: for an hour), and what it has in memory meanwhile: the resident size as it is, every two seconds, and the live heap
// after a collection, sixty times, which are too few to keep the process small. Through each goes a line, from a fifth of the time on.
// Ends with 1 where the live heap surely grows by more than a megabyte an hour, or where the process takes more than 350 MB.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { startClients } from '#tests/support/booking-clients.ts'
import { startProcess } from '#tests/support/process.ts'
import { memoryLimits } from '../../src/scripts/memory-limits.mjs'
import { memoryOf } from './memory/heap-of.ts'
import { lineThrough, type Point } from './memory/regression.ts'
import { startVisitors } from './memory/visitors.ts'
import { startPeople } from './processes/people.ts'

const MB = 1024 ** 2
const hour = 3_600_000
const mostResident = 350
const mostGrowth = 1
const duration = Number(process.argv[2] ?? 10) * 60_000
const every = Math.max(5000, duration / 60)

const folder = mkdtempSync(join(tmpdir(), 'wouri-memory-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const { host, port, user, database } = postgres.connection
const db = connect(postgres.connection)
const env = {
  DATABASE_URL: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`,
  WOURI_DATA: join(folder, 'data'),
  WOURI_DEMO: 'on',
  TRUSTED_HOPS: '1',
  METRICS_PORT: '0',
  ...memoryLimits,
}
const site = await startProcess(env, '--inspect=127.0.0.1:0', ['src/server/main.ts'])

/** The cars are there for the next who book: what is measured is the process, and the load is to stay what it is. */
const giveBack = () =>
  sql`UPDATE bookings SET status = 'cancelled' WHERE id IN (SELECT id FROM bookings WHERE driver_email LIKE '%@load.example'
    AND status = 'pending' AND created_at < now() - interval '20 seconds' ORDER BY id LIMIT 200)`.execute(db)

const told = ({ slope, error }: { slope: number; error: number }) =>
  `${slope >= 0 ? '+' : ''}${slope.toFixed(1)} ± ${(2 * error).toFixed(1)} MB an hour`

try {
  if (site.url === null) throw new Error(site.written())
  const session = async (id: string) => `sid=${await openSession(db, id, false, Date.now())}`
  const memory = await memoryOf(site)
  const clients = startClients(site.url, 1)
  const people = startPeople(site.url)
  const sessions = { driver: await session('amina-ngassa'), admin: await session('admin') }
  const visitors = startVisitors(site.url, sessions)
  const begun = Date.now()
  const [live, resident]: [Point[], Point[]] = [[], []]
  let next = begun + every
  while (Date.now() - begun < duration) {
    await wait(2000)
    const x = (Date.now() - begun) / hour
    resident.push({ x, y: memory.resident() / MB })
    if (Date.now() < next) continue
    next += every
    live.push({ x, y: (await memory.live()) / MB })
    await giveBack()
    if (live.length % 6 === 0)
      console.log(
        `${(x * 60).toFixed(1)} min: live ${live.at(-1)!.y.toFixed(1)} MB, resident ${resident.at(-1)!.y.toFixed(0)} MB`,
      )
  }
  const visited = await visitors.stop()
  const [{ statuses, acknowledged }, done] = await Promise.all([clients.stop(), people.stop()])
  memory.close()
  console.log(`Bookings: ${acknowledged.length}, payments: ${done.paid.length}, sign-ins: ${done.signIns}.`)
  console.log(
    `Answers to clients: ${JSON.stringify(statuses)}; to visitors and staff: ${JSON.stringify(visited)}.`,
  )

  const after = (points: readonly Point[]) => points.filter(({ x }) => x * hour > duration / 5)
  const heap = lineThrough(after(live))
  const highest = Math.max(...resident.map(({ y }) => y))
  console.log(`Live heap: ${told(heap)}, ${after(live).length} collections.`)
  console.log(`Resident: ${told(lineThrough(after(resident)))}, at most ${highest.toFixed(0)} MB.`)
  const isGrowing = heap.slope - 2 * heap.error > mostGrowth
  if (isGrowing) console.log('WRONG: the live heap grows.')
  if (highest > mostResident) console.log(`WRONG: more than ${mostResident} MB.`)
  if (isGrowing || highest > mostResident) process.exitCode = 1
} finally {
  await site.stop()
  await db.destroy()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
