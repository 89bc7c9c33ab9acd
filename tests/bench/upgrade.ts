// npm run bench:upgrade: three processes of the version before, replaced one after the other by this one under searches, bookings
// and readers, while the database migrates and, before the last is replaced, bookings that are long over leave the live calendar.
// Ends with 1 where a call was refused or the doctor finds something. `-- <commit>` names the version before; it is the last commit
// without the newest migration unless said.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { examine } from '#server/acts/doctor/examine.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { startClients } from '#tests/support/booking-clients.ts'
import { startProcess, type Process } from '#tests/support/process.ts'
import { startBalancer } from './processes/balancer.ts'

const root = resolve(import.meta.dirname, '../..')
const migrations = 'src/server/platform/db/migrations'
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 })
/** Milliseconds of load before and after each step. */
const pause = 5000

const newest = git('ls-files', migrations).trim().split('\n').toSorted().at(-1)!
const before =
  process.argv[2] ?? `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest).trim()}^`

const folder = mkdtempSync(join(tmpdir(), 'wouri-upgrade-'))
const earlier = join(folder, 'before')
mkdirSync(earlier)
// Its API alone: nobody builds it.
const archive = join(folder, 'before.tar')
git('archive', '--output', archive, before, 'src', 'package.json')
execFileSync('tar', ['-xf', archive, '-C', earlier])
symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'))

const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const { host, port, user, database } = postgres.connection
const db = connect({ ...postgres.connection, statement_timeout: false, query_timeout: 0 })
const env = {
  DATABASE_URL: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`,
  WOURI_DATA: join(folder, 'data'),
  WOURI_DEMO: 'on',
  TRUSTED_HOPS: '1',
  DRAIN_SECONDS: '2',
  CALENDAR_MONTHS: '13',
}
const balancer = await startBalancer()
const portOf = ({ url }: Process) => Number(new URL(url!).port)

async function begin(where: string): Promise<Process> {
  const site = await startProcess(env, 'src/server/main.ts', [], where)
  if (site.url === null) throw new Error(site.written())
  balancer.ports.add(portOf(site))
  return site
}

/** As a proxy sees it: told by `/api/ready`, it sends nothing more, and the process ends. */
async function end(site: Process): Promise<void> {
  site.child.kill('SIGTERM')
  while (
    await fetch(`${site.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    await wait(100)
  balancer.ports.delete(portOf(site))
  await site.stop()
}

/** Twenty bookings of each car in the years before, all over, as copies of one. */
async function addOldBookings(): Promise<void> {
  await sql`
    WITH made AS (INSERT INTO bookings SELECT old.*
      FROM (SELECT b FROM bookings b WHERE status = 'reserved' AND paid = 0 AND deposit_held = 0 AND charges = 0
        AND handed_over_at IS NULL ORDER BY id LIMIT 1) one, cars c, generate_series(1, 20) n,
        jsonb_populate_record(one.b, jsonb_build_object('id', 'old-' || c.id || '-' || n, 'reference', 'OLD' || c.id || n,
          'car_id', c.id, 'supplier_id', c.supplier_id, 'from_at', now() - (440 + n * 20) * interval '1 day',
          'to_at', now() - (437 + n * 20) * interval '1 day', 'created_at', now() - (460 + n * 20) * interval '1 day')) old
      RETURNING id, status)
    INSERT INTO booking_history (booking_id, at, actor, from_status, to_status) SELECT id, now(), 'bench', NULL, status FROM made`.execute(
    db,
  )
}

const closed = async () =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM closed_calendar_entries`.execute(db)).rows[0]!.n

const sites: Process[] = []
try {
  console.log(`From ${git('log', '-1', '--format=%h %s', before).trim()}`)
  for (const _ of [1, 2, 3]) sites.push(await begin(earlier))
  await addOldBookings()
  const clients = startClients(balancer.url, 3)
  await wait(pause)
  for (const turn of [0, 1, 2]) {
    // The new one is ready before the old one goes, as a proxy's operator does it.
    const next = await begin(root)
    console.log(`process ${turn + 1} of this version is ready; ${clients.tally.acknowledged.length} bookings`)
    await wait(pause)
    if (turn === 1) {
      // Two versions run while the entries move; where the earlier one takes the schedule, nothing does.
      for (let tries = 0; tries < 20 && (await closed()) === 0; tries++) {
        await sql`UPDATE schedules SET next_at = now() WHERE name = 'hourly' AND holder IS NULL`.execute(db)
        await wait(3000)
      }
      await wait(pause)
      console.log(`${await closed()} entries are closed`)
    }
    await end(sites[turn]!)
    sites[turn] = next
  }
  await wait(pause)
  const { statuses, wrong, acknowledged, slowest } = await clients.stop()
  const refused = Object.entries(statuses)
    .filter(([status]) => status === 'none' || Number(status) >= 500)
    .reduce((sum, [, times]) => sum + times, 0)
  const violations = await examine(db)
  const kept = await db.selectFrom('bookings').select('id').where('id', 'in', acknowledged).execute()
  console.log(`Answers: ${JSON.stringify(statuses)}; slowest ${Math.round(slowest)} ms.`)
  console.log(
    `${refused} refused; ${kept.length} of ${acknowledged.length} bookings kept; ${await closed()} entries closed.`,
  )
  console.log(
    `The doctor finds ${violations.length}: ${[...new Set(violations.map(({ rule }) => rule))].join(', ')}`,
  )
  if (
    refused > 0 ||
    wrong.length > 0 ||
    violations.length > 0 ||
    kept.length < acknowledged.length ||
    (await closed()) === 0
  )
    process.exitCode = 1
} finally {
  await Promise.all(sites.map((site) => site.stop()))
  await balancer.close()
  await db.destroy()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
