// npm run bench:staff-list: fills a database of its own with twenty thousand bookings of one supplier and asks for the first
// and the hundredth page of its list, beside the statement of such a page alone.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import type { listStaffBookings } from '#contract/staff/bookings.ts'
import { connectionTo } from '#server/platform/db/embedded/hold.ts'
import { connect } from '#server/platform/db/connect.ts'
import { readLock } from '#server/platform/db/embedded/lock.ts'
import { listFleetBookings } from '#server/acts/desk/list-bookings.ts'
import { startProcess } from '#tests/support/process.ts'
import pg from 'pg'
import type * as v from 'valibot'

type Page = v.InferOutput<NonNullable<typeof listStaffBookings.response>>

const supplier = 'mboa-prestige'
const many = 20_000
const hundredth = 99
const tries = 41
/** An answer may take this many times as long as the statement. */
const limit = 3

/** Each day of the past has one booking of each car, as far back as it takes. */
const fill = `
  INSERT INTO bookings
  SELECT made.* FROM bookings known,
    (SELECT array_agg(id ORDER BY id) AS ids FROM cars WHERE supplier_id = $1) cars,
    generate_series(0, $2::int - 1) AS number,
    LATERAL (SELECT date_trunc('day', now()) - interval '400 days'
      - (number / cardinality(cars.ids)) * interval '1 day' AS start) at,
    LATERAL jsonb_populate_record(known, jsonb_build_object('id', 'many-' || number, 'reference', 'MANY-' || number,
      'car_id', cars.ids[1 + number % cardinality(cars.ids)], 'from_at', start, 'to_at', start + interval '20 hours',
      'status', CASE number % 5 WHEN 0 THEN 'cancelled' WHEN 1 THEN 'paid' ELSE 'reserved' END,
      'cancel_requested_at', null, 'hold_expires_at', null)) made
  WHERE known.id = (SELECT min(id) FROM bookings WHERE supplier_id = $1 AND status = 'reserved')`

/** The middle one of some tries, in milliseconds. */
async function median(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < tries; number++) {
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!
}

const folder = mkdtempSync(join(tmpdir(), 'wouri-staff-list-'))
const site = await startProcess({ WOURI_DATA: folder })
try {
  if (site.url === null) throw new Error(site.written())
  const { sockets } = await readLock(join(folder, 'postgres'))
  const database = new pg.Client(connectionTo(sockets!))
  // Stopping the site cuts it.
  database.on('error', () => undefined)
  await database.connect()
  await database.query(fill, [supplier, many])
  await database.query('ANALYZE')

  const entered = await fetch(`${site.url}/api/sign-in/frontend`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${supplier}@wouri.example`, password: demonstrationPassword }),
  })
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0]!)
    .join('; ')
  const ask = async (after?: string, filters = ''): Promise<Page> => {
    const address = `${site.url}/api/staff/bookings?${filters}${after ? `&after=${after}` : ''}`
    const answer = await fetch(address, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Page
  }

  let after: string | undefined
  for (let page = 0; page < hundredth; page++) after = (await ask(after)).next ?? after
  const db = connect(connectionTo(sockets!))
  const { _id } = (await entered.json()) as { _id: string }
  const person = { id: _id, type: 'supplier' as const, seat: { supplier, kind: 'owner' as const } }
  const statement = await median(() =>
    listFleetBookings(
      db,
      { person, guestKey: null },
      { order: 'latest', size: 20, after, filters: {}, now: Date.now() },
    ),
  )
  await db.destroy()
  console.log(`the statement alone: ${statement.toFixed(1)} ms`)
  for (const [name, from] of [
    ['first', undefined],
    ['hundredth', after],
  ] as const) {
    const answer = await median(() => ask(from))
    const ratio = answer / statement
    console.log(`${name} page: ${answer.toFixed(1)} ms, ${ratio.toFixed(1)} times as long`)
    if (ratio > limit) process.exitCode = 1
  }
  for (const filters of ['status=cancelled', 'q=prado', 'from=2024-01-01&to=2024-01-31'])
    console.log(`${filters}: ${(await median(() => ask(undefined, filters))).toFixed(1)} ms`)
  await database.end()
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
