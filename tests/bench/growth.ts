// npm run bench:growth: what grows with the country: figures of a year, the day of an admin, lists, notifications and tables, in a
// world of ten thousand cars and in one of forty thousand, and the exponent of each: 0 does not grow, 1 grows with the bookings.
// `-- --small` takes a tenth of both.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addMonths, monthAt, monthsBetween } from '#domain/figures/months.ts'
import { day } from '#domain/rental/period.ts'
import { exportBookings } from '#server/acts/desk/export-bookings.ts'
import { listFleetBookings } from '#server/acts/desk/list-bookings.ts'
import { readToday } from '#server/acts/desk/today/today.ts'
import { findNotifications } from '#server/messages/notifications/find-notifications.ts'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { monthFigures } from '#server/trade/figures/month-figures.ts'
import { rollUpFigures } from '#server/trade/figures/roll-up-figures.ts'
import { buildWorld } from './search/build-world.ts'
import { inTurns, p50 } from './search/measure.ts'

const admin: Viewer = { person: { id: 'admin', type: 'admin' }, guestKey: null }
const part = process.argv.includes('--small') ? 0.1 : 1
const sizes = [10_000 * part, 40_000 * part] as const
const MB = 1024 ** 2

/** A driver with ten thousand notifications, and one whose name nobody else has. */
async function prepare(db: Db): Promise<void> {
  await sql`SET session_replication_role = replica`.execute(db)
  await sql`UPDATE bookings SET driver_name = 'Ngoumou Félicité' WHERE id IN (SELECT id FROM bookings ORDER BY id LIMIT 3)`.execute(
    db,
  )
  await sql`INSERT INTO notifications (id, user_id, kind, booking_id, dedupe, created_at)
    SELECT 'bench-' || number, 'driver-1', 'status-changed', (SELECT min(id) FROM bookings), number::text,
      now() - number * interval '1 minute' FROM generate_series(1, 10000) number`.execute(db)
  await sql`SET session_replication_role = origin`.execute(db)
  await sql`ANALYZE bookings, notifications`.execute(db)
}

/** How long a table of all bookings takes, and how far the heap rises meanwhile. */
async function exported(db: Db): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const begun = performance.now()
  let [bytes, rows, highest] = [0, 0, before]
  const filters = {}
  for await (const lines of exportBookings(db, admin, {
    order: 'latest',
    filters,
    now: Date.now(),
    language: 'en',
  })) {
    bytes += lines.length
    rows += lines.split('\r\n').length - 1
    highest = Math.max(highest, process.memoryUsage().heapUsed)
    if (rows > 100_000) break
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `  a table of ${rows} bookings: ${seconds.toFixed(1)} s, ${(bytes / MB).toFixed(1)} MB, heap at most ${((highest - before) / MB).toFixed(0)} MB higher`,
  )
}

async function measure(cars: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'wouri-bench-growth-'))
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    await buildWorld(server, cars)
    const db = connect({ ...server.connection, max: 1, statement_timeout: 0, query_timeout: 0 })
    await prepare(db)
    console.log(`${cars} cars, ${cars * 10} bookings`)
    // All but the last months of the world are over then.
    const later = Date.now() + 150 * day
    const months = monthsBetween(addMonths(monthAt(later), -11), monthAt(later))!
    const now = Date.now()
    const list = (filters: Parameters<typeof listFleetBookings>[2]['filters']) =>
      listFleetBookings(db, admin, { order: 'nearest', size: 20, filters, now })
    const figures = () => monthFigures(db, admin, { months })
    const before = await inTurns(3, { 'a year of figures from the bookings': figures })
    const begun = performance.now()
    await rollUpFigures(db, later)
    console.log(`  counting all months: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    await sql`ANALYZE figures_by_month`.execute(db)
    const today = await readToday(db, { viewer: admin, now })
    console.log(`  the day of an admin: ${(JSON.stringify(today).length / 1000).toFixed(0)} kB`)
    const after = await inTurns(5, {
      'a year of figures as counted': figures,
      'the day of an admin': () => readToday(db, { viewer: admin, now }),
      'bookings by a rare word': () => list({ q: 'ngoumou' }),
      'bookings by a word that many have': () => list({ q: 'corolla' }),
      'bookings by a small place': () => list({ pickUp: 'city-39-4' }),
      'first page of 10,000 notifications': () => findNotifications(db, 'driver-1', { page: 1, size: 20 }),
      'last page of 10,000 notifications': () => findNotifications(db, 'driver-1', { page: 500, size: 20 }),
    })
    await exported(db)
    await db.destroy()
    return Object.fromEntries(
      Object.entries({ ...before, ...after }).map(([name, times]) => [name, p50(times)]),
    )
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const [small, large] = [await measure(sizes[0]), await measure(sizes[1])]
for (const [name, time] of Object.entries(small)) {
  const exponent = Math.log(large[name]! / time) / Math.log(sizes[1] / sizes[0])
  console.log(
    `${name}: ${time.toFixed(1)} and ${large[name]!.toFixed(1)} ms, exponent ${exponent.toFixed(2)}`,
  )
}
