import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { day, dayOf, hour } from '#domain/rental/period.ts'
import { readEnvironment } from '#server/app/env.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { eraseRows } from '#server/acts/profile/erase-person.ts'
import { registry } from '#server/acts/profile/registry/registry.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'
import { closeCalendar } from './close-calendar.ts'
import { lockCar } from './lock-car.ts'

const supplier = 'mboa-prestige'
let server: TestServer
let car: string
let owner: Ask
let admin: Ask
let driver: Ask
/** Two of three years ago, one that is still out, and one of last week. */
let old: string[]
let out: string
let recent: string
beforeAll(async () => {
  server = await startServer(noLimits)
  const { db, clock } = server
  owner = await server.as(`${supplier}@wouri.example`)
  admin = await server.as('admin@wouri.example')
  driver = await server.as('driver@wouri.example')
  car = await aCar(db)
  const past = (inDays: number, columns = {}) => {
    const from = Math.floor((clock.now + inDays * day) / day) * day
    const times = { from_at: new Date(from), to_at: new Date(from + 3 * day) }
    const back = { handed_over_at: times.from_at, returned_at: times.to_at }
    const made = { now: from - 9 * day, car_id: car, status: 'paid' as const }
    return aMadeBooking(db, { ...made, ...times, ...back, ...columns })
  }
  old = [await past(-1200), await past(-1000)]
  out = await past(-900, { returned_at: null })
  recent = await past(-8)
})
afterAll(() => server.close())

const entries = async (which = sql`calendar_entries`) =>
  (
    await sql<
      Record<string, unknown>
    >`SELECT * FROM ${which} e WHERE car_id = ${car} ORDER BY from_at`.execute(server.db)
  ).rows
const bookingsOf = async (which: Parameters<typeof entries>[0]) =>
  (await entries(which)).map((row) => row['booking_id'])
const live = () => bookingsOf(sql`ONLY calendar_entries`)
const closed = () => bookingsOf(sql`closed_calendar_entries`)
const close = (months: number | null = 24) => closeCalendar(server.db, server.clock.now, months)

/** All that somebody can see of these bookings and of the car, each with the status of its answer. */
async function shown(): Promise<unknown[]> {
  const { now } = server.clock
  const asked: [Ask, string][] = [
    ...old.flatMap((id): [Ask, string][] => [
      [owner, `/api/staff/bookings/${id}`],
      [driver, `/api/bookings/${id}`],
    ]),
    [driver, '/api/bookings'],
    [owner, `/api/staff/bookings?car=${car}`],
    [owner, '/api/staff/bookings.csv'],
    [
      admin,
      `/api/staff/figures?from=${dayOf(now - 1210 * day).slice(0, 7)}&to=${dayOf(now - 990 * day).slice(0, 7)}`,
    ],
    ...[-1201, -1001, -901, -8].map((inDays): [Ask, string] => [
      owner,
      `/api/staff/calendar?from=${dayOf(now + inDays * day)}&to=${dayOf(now + (inDays + 5) * day)}&car=${car}`,
    ]),
  ]
  const answers = []
  for (const [ask, path] of asked) {
    const { statusCode, body } = await ask('GET', path)
    answers.push({ path, statusCode, body })
  }
  const copy = await driver('POST', '/api/export', { payload: { password: demonstrationPassword } })
  answers.push({ path: 'copy', statusCode: copy.statusCode, body: copy.body })
  return [...answers, await examine(server.db)]
}

test('bookings that are long over leave the live calendar, nobody sees a difference, and they come back', async () => {
  const [before, rows] = [await shown(), await entries()]
  for (const answer of before.slice(0, -1)) expect(answer).toMatchObject({ statusCode: 200 })
  expect(await close()).toBeGreaterThanOrEqual(2)
  expect([await closed(), await live()]).toEqual([old, [out, recent]])
  expect(await shown()).toEqual(before)
  expect(await close()).toBe(0)

  // A longer time brings back what is within it; none at all brings back everything.
  expect(await close(36)).toBe(1)
  expect(await closed()).toEqual([old[0]])
  await close(null)
  expect([await closed(), await entries()]).toEqual([[], rows])
  expect(await shown()).toEqual(before)
})

test('a closed booking that changes is live again; one that is cancelled or goes leaves nothing', async () => {
  const { db } = server
  await close()
  const change = (id: string, set: Record<string, unknown>) =>
    db.updateTable('bookings').set(set).where('id', '=', id).execute()
  await change(old[0]!, { returned_at: null })
  expect([await closed(), await live()]).toEqual([[old[1]], [old[0], out, recent]])
  await close()
  // Still out: nothing keeps the car from being late for another day.
  expect(await live()).toContain(old[0])
  await change(old[0]!, { returned_at: new Date(server.clock.now - 1190 * day) })
  await close()
  expect(await closed()).toEqual(old)

  await db
    .transaction()
    .execute(async (tx) => {
      await sql`UPDATE bookings SET status = 'cancelled' WHERE id = ${old[0]}`.execute(tx)
      const { rows } = await sql`SELECT FROM calendar_entries WHERE booking_id = ${old[0]}`.execute(tx)
      expect(rows).toEqual([])
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect(await closed()).toEqual(old)
  const others = await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql`DELETE FROM booking_history WHERE booking_id = ${old[1]}`.execute(tx)
    await sql`SET LOCAL session_replication_role = origin`.execute(tx)
    await sql`DELETE FROM bookings WHERE id = ${old[1]}`.execute(tx)
    return (await sql`SELECT FROM calendar_entries WHERE booking_id = ${old[1]}`.execute(tx)).rows
  })
  expect(others).toEqual([])
})

test('an erasure leaves the same of a booking whose entry is closed', async () => {
  const { db, clock } = server
  const undone = new Error('undone')
  const erased = async (months: number | null) => {
    await close(months)
    const rows: unknown[] = []
    await db
      .transaction()
      .execute(async (tx) => {
        await eraseRows(
          tx,
          { id: 'amina-ngassa', email: 'driver@wouri.example', verified: true, now: clock.now },
          registry,
        )
        for (const table of ['bookings', 'calendar_entries'])
          rows.push(
            (await sql`SELECT * FROM ${sql.table(table)} WHERE car_id = ${car} ORDER BY from_at`.execute(tx))
              .rows,
          )
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return rows
  }
  expect(await erased(24)).toEqual(await erased(null))
  await close()
})

test('nothing is written over what is closed, and a closed entry is neither changed nor removed by hand', async () => {
  const { db, clock } = server
  const [entry] = await entries(sql`closed_calendar_entries`)
  const from = (entry!['from_at'] as Date).getTime()
  const block = (since: number) =>
    sql`INSERT INTO calendar_entries (car_id, from_at, to_at, kind)
      VALUES (${car}, ${new Date(since)}, ${new Date(since + hour)}, 'block')`.execute(db)
  await expect(block(from + hour)).rejects.toMatchObject({ code: '23P01' })
  await block(from - hour)
  await expect(
    sql`UPDATE calendar_entries SET to_at = to_at + interval '1 hour' WHERE id = ${entry!['id']}`.execute(db),
  ).rejects.toMatchObject({ code: '23000' })
  await expect(
    sql`DELETE FROM calendar_entries WHERE id = ${entry!['id']}`.execute(db),
  ).rejects.toMatchObject({ code: '23000' })
  await close()
  // Blocks stay, however old: staff may move one to another day.
  expect(await live()).toContain(null)
  expect(await closeCalendar(db, clock.now)).toBe(0)
})

test('a car that somebody works on is left for the next run, and so is what is not done in time', async () => {
  await close(null)
  await server.db.transaction().execute(async (tx) => {
    await lockCar(tx, car)
    await close()
    expect(await closed()).toEqual([])
  })
  expect(await closeCalendar(server.db, server.clock.now, 24, 0)).toBe(0)
  // Nor does a clock that is years ahead close what is to come.
  await closeCalendar(server.db, server.clock.now + 5000 * day)
  expect(await live()).toContain(recent)
  await close(null)
  await close()
  expect(await closed()).toEqual([old[0]])
})

test('whoever changes a booking while its entry moves loses nothing: it has one entry, and only one', async () => {
  const { db, clock } = server
  const id = old[0]!
  const turn = async (turns: number) => {
    for (let n = 0; n < turns; n++)
      await db
        .updateTable('bookings')
        .set({ returned_at: new Date(clock.now - (1190 + (n % 2)) * day) })
        .where('id', '=', id)
        .execute()
  }
  const openAndClose = async (turns: number) => {
    for (let n = 0; n < turns; n++) await close(n % 2 === 0 ? 24 : null)
  }
  await Promise.all([turn(40), turn(40), openAndClose(20), openAndClose(20)])
  const held = await bookingsOf(sql`calendar_entries`)
  expect(held.filter((each) => each === id)).toHaveLength(1)
  await close()
  expect(await closed()).toEqual([id])
})

test('the site says for how long the live calendar has a booking', () => {
  const read = (value?: string) =>
    readEnvironment(value === undefined ? {} : { CALENDAR_MONTHS: value }).CALENDAR_MONTHS
  expect([read(), read('off'), read('13')]).toEqual([24, null, 13])
  // A block may begin a year ago: what it could overlap is in the constraint.
  for (const wrong of ['12', '13.5', 'never']) expect(() => read(wrong)).toThrow('CALENDAR_MONTHS')
})
