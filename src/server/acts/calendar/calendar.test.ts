import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CarPage } from '#contract/cars/cars.ts'
import type { StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { addDays, day, dayOf, hour, instantOf, minute, wallTimeOf } from '#domain/rental/period.ts'
import { aHeldBooking, payAtCounter } from '#tests/fixtures/held-booking.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { randomFrom, seed } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'
import { runs } from '#tests/support/tier.ts'

const car = 'demo-prado-daily'
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  await sql`UPDATE suppliers SET turnaround_minutes = 0`.execute(server.db)
})
afterAll(() => server.close())

const turnaround = (minutes: number) =>
  sql`UPDATE suppliers SET turnaround_minutes = ${minutes}`.execute(server.db)
const booked = async (inDays: number) => (await aHeldBooking(server.db, { now: server.clock.now, inDays }))!
const entryOf = (bookingId: string) =>
  server.db.selectFrom('calendar_entries').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()
const block = (from: Date, to: Date) =>
  sql`INSERT INTO calendar_entries (car_id, from_at, to_at, kind) VALUES (${car}, ${from}, ${to}, 'block')`.execute(
    server.db,
  )

test('a booking is an entry from its hold on, with the turnaround, until it is cancelled', async () => {
  await turnaround(90)
  const { id } = await booked(400)
  const { from_at, to_at } = await server.db
    .selectFrom('bookings')
    .select(['from_at', 'to_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const free = new Date(to_at.getTime() + 1.5 * hour)
  expect(await entryOf(id)).toMatchObject({ car_id: car, kind: 'hold', from_at, to_at: free })
  await payAtCounter(server.db, id, server.clock.now)
  expect(await entryOf(id)).toMatchObject({ kind: 'booking', from_at, to_at: free })
  await sql`UPDATE bookings SET status = 'cancelled' WHERE id = ${id}`.execute(server.db)
  expect(await entryOf(id)).toBeUndefined()
})

test('plain SQL is refused: bookings over blocks, blocks over bookings and over the turnaround', async () => {
  await turnaround(60)
  const { id } = await booked(420)
  const { to_at: free } = (await entryOf(id))!
  await expect(block(new Date(free.getTime() - 1), new Date(free.getTime() + hour))).rejects.toMatchObject({
    code: '23P01',
  })
  await block(free, new Date(free.getTime() + day))
  await expect(
    sql`UPDATE bookings SET to_at = to_at + interval '1 minute' WHERE id = ${id}`.execute(server.db),
  ).rejects.toMatchObject({ code: '23P01' })
  await expect(
    sql`DELETE FROM calendar_entries WHERE booking_id = ${id}`.execute(server.db),
  ).rejects.toMatchObject({ code: '23000' })
  await expect(
    sql`UPDATE calendar_entries SET to_at = to_at - interval '2 hours' WHERE booking_id = ${id}`.execute(
      server.db,
    ),
  ).rejects.toMatchObject({ code: '23000' })
})

test('a turnaround that grows undoes nothing that was promised', async () => {
  const first = await booked(440)
  await booked(443)
  await turnaround(240)
  await payAtCounter(server.db, first.id, server.clock.now)
  await sql`UPDATE bookings SET to_at = to_at - interval '1 hour' WHERE id = ${first.id}`.execute(server.db)
  expect(await entryOf(first.id)).toMatchObject({ kind: 'booking' })
})

test('what ends at 10:00 leaves 10:00 free, and a turnaround does not', async () => {
  const first = addDays(dayOf(server.clock.now), 320)
  await block(new Date(instantOf(`${first}T08:00`)!), new Date(instantOf(`${first}T10:00`)!))
  const offer = async (from: string, to: string) =>
    (
      await server.visitor()('GET', `/api/cars/${car}`, {
        query: { pl: 'douala-airport', from: `${first}T${from}`, to: `${first}T${to}` },
      })
    ).json<{ isFree: boolean }>().isFree
  expect(await offer('10:00', '16:00')).toBe(true)
  expect(await offer('09:55', '16:00')).toBe(false)
  expect(await offer('04:00', '08:00')).toBe(true)
  await turnaround(30)
  expect(await offer('04:00', '08:00')).toBe(false)
  expect(await offer('10:00', '16:00')).toBe(true)
})

test('a retired car leaves the calendar, but for the days that something is still on it', async () => {
  const first = addDays(dayOf(server.clock.now), 340)
  await block(new Date(instantOf(`${first}T08:00`)!), new Date(instantOf(`${first}T10:00`)!))
  await sql`UPDATE cars SET available = false, retired_at = now() WHERE id = ${car}`.execute(server.db)
  const admin = await server.as('admin@wouri.example')
  const shown = async (query: Record<string, string>) =>
    (await admin('GET', `/api/staff/calendar?${new URLSearchParams({ ...query, car })}`)).json<{
      total: number
    }>().total
  expect(await shown({ from: first, to: first })).toBe(1)
  expect(await shown({ from: addDays(first, 1), to: addDays(first, 2) })).toBe(0)
  const free = { freeFrom: `${addDays(first, 1)}T10:00`, freeTo: `${addDays(first, 2)}T10:00` }
  expect(await shown({ from: first, to: first, ...free })).toBe(0)
  await sql`UPDATE cars SET available = true, retired_at = null WHERE id = ${car}`.execute(server.db)
})

test('a car that is still out is late in the calendar, and not free for the desk until it is back', async () => {
  const { now } = server.clock
  const ask = await server.as('admin@wouri.example')
  const carOut = await aCar(server.db)
  const at = (instant: number) => wallTimeOf(instant)
  const calendar = async (from: string, query: Record<string, string> = {}) =>
    (
      await ask('GET', '/api/staff/calendar', { query: { from, to: from, car: carOut, ...query } })
    ).json<StaffCalendar>()
  const today = dayOf(now)
  const isFree = async (from: number, to: number) =>
    (await calendar(today, { freeFrom: at(from), freeTo: at(to) })).total === 1
  const { supplier } = (await calendar(today)).cars[0]!
  const isFreeTonight = async () => {
    const day = await ask('GET', '/api/staff/today', { query: { supplier: supplier._id } })
    return day.json<StaffToday>().freeTonight.some(({ _id }) => _id === carOut)
  }
  expect([await isFreeTonight(), await isFree(now, now + hour)]).toEqual([true, true])

  const id = await aMadeBooking(server.db, {
    now,
    car_id: carOut,
    status: 'reserved',
    from_at: new Date(now - 5 * day),
    to_at: new Date(now - 2 * day),
    handed_over_at: new Date(now - 5 * day),
  })
  expect([await isFreeTonight(), await isFree(now, now + hour)]).toEqual([false, false])
  // Later days are planned as they are booked.
  expect(await isFree(now + 3 * day, now + 4 * day)).toBe(true)
  expect(await isFree(now - day, now - hour)).toBe(false)
  expect((await calendar(today)).cars[0]!.entries).toMatchObject([{ isLate: true, booking: { _id: id } }])
  expect((await calendar(addDays(today, 1))).cars[0]!.entries).toMatchObject([{ isLate: true }])
  expect((await calendar(addDays(today, 3))).cars[0]!.entries).toEqual([])

  await sql`UPDATE bookings SET returned_at = ${new Date(now)} WHERE id = ${id}`.execute(server.db)
  expect([await isFreeTonight(), await isFree(now + minute, now + hour)]).toEqual([true, true])
  expect((await calendar(addDays(today, 1))).cars[0]!.entries).toEqual([])
  expect((await calendar(dayOf(now - 3 * day))).cars[0]!.entries).toMatchObject([{ isLate: false }])
})

test('the search finds exactly the cars whose calendar is free, for many calendars and periods', async () => {
  const random = randomFrom(seed)
  const any = (below: number) => Math.floor(random() * below)
  const start = instantOf(`${addDays(dayOf(server.clock.now), 30)}T00:00`)!
  const cars = await server.db.selectFrom('cars').select('id').orderBy('id').execute()
  for (let made = 0; made < 300; made++) {
    const from = start + any(20 * 24) * hour
    await sql`INSERT INTO calendar_entries (car_id, from_at, to_at, kind)
      VALUES (${cars[any(cars.length)]!.id}, ${new Date(from)}, ${new Date(from + (1 + any(60)) * hour)}, 'block')
      ON CONFLICT ON CONSTRAINT one_calendar DO NOTHING`.execute(server.db)
  }
  await sql`UPDATE suppliers SET turnaround_minutes = (ascii(id) % 4) * 60`.execute(server.db)
  const found = async (query: Record<string, string>): Promise<string[]> => {
    const ids: string[] = []
    for (let page = 1; ; page++) {
      const answer = await server.visitor()('GET', '/api/cars', { query: { ...query, page: String(page) } })
      const { cars: shown, total } = answer.json<CarPage>()
      ids.push(...shown.map((shownCar) => shownCar._id))
      if (ids.length >= total) return ids.sort()
    }
  }
  const far = addDays(dayOf(start), 200)
  for (const pl of ['douala', 'yaounde']) {
    const everywhere = await found({ pl, from: `${far}T08:00`, to: `${addDays(far, 3)}T08:00` })
    for (let asked = 0; asked < runs(5, 15); asked++) {
      const first = addDays(dayOf(start), any(20))
      const period = {
        from: `${first}T${String(8 + any(10)).padStart(2, '0')}:00`,
        to: `${addDays(first, 3)}T10:00`,
      }
      const { rows } = await sql<{ id: string }>`
        SELECT c.id FROM cars c JOIN suppliers s ON s.id = c.supplier_id
        WHERE c.id = ANY(${everywhere}) AND NOT EXISTS (SELECT FROM calendar_entries e WHERE e.car_id = c.id
          AND e.from_at < ${new Date(instantOf(period.to)!)}::timestamptz + make_interval(mins => s.turnaround_minutes)
          AND e.to_at > ${new Date(instantOf(period.from)!)})`.execute(server.db)
      expect(await found({ pl, ...period }), `SEED=${seed}`).toEqual(rows.map(({ id }) => id).sort())
    }
  }
})
