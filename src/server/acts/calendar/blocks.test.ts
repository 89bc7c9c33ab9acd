import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import { addDays, day, dayOf } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'

const car = 'demo-prado-daily'
let server: TestServer
let owner: Ask
let stranger: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  stranger = await server.as('grassfields-auto@wouri.example')
})
afterAll(() => server.close())

const on = (days: number, time: string) => `${addDays(dayOf(server.clock.now), days)}T${time}`
const times = (days: number) => ({ kind: 'block', from: on(days, '08:00'), to: on(days, '10:00') })
const send = (ask: Ask, body: object) =>
  ask('POST', '/api/staff/blocks', { payload: { _id: randomUUID(), car, ...body } })
const read = async (ask: Ask, query: Record<string, string>) =>
  (await ask('GET', '/api/staff/calendar', { query })).json<StaffCalendar>()
const entries = async (days: number, length = 0) =>
  (await read(owner, { car, from: on(days, '').slice(0, 10), to: on(days + length, '').slice(0, 10) }))
    .cars[0]!.entries
const overlaps = async () =>
  (
    await sql`SELECT FROM calendar_entries a JOIN calendar_entries b ON a.car_id = b.car_id AND a.id < b.id
    AND tstzrange(a.from_at, a.to_at) && tstzrange(b.from_at, b.to_at)`.execute(server.db)
  ).rows

test('50 requests mixing bookings and blocks on one car, 20 rounds: nothing overlaps, nothing fails', async () => {
  const arrive = async () => {
    const ask = server.visitor()
    return { ask, licence: await sendLicence(ask) }
  }
  const guests: Awaited<ReturnType<typeof arrive>>[] = []
  for (let round = 0; round < runs(4, 20); round++) {
    while (guests.length < 25) guests.push(await arrive())
    const start = 10 + round * 6
    const answers = await Promise.all([
      ...guests.map(({ ask, licence }, index) =>
        ask('POST', '/api/bookings', {
          payload: aBooking(server.clock.now, {
            licence,
            from: on(start + (index % 3), '10:00'),
            to: on(start + 3 + (index % 3), '10:00'),
          }),
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
      ...guests.map((_, index) =>
        send(owner, {
          kind: 'block',
          from: on(start + (index % 6), '09:00'),
          to: on(start + (index % 6), '12:00'),
        }),
      ),
    ])
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(statuses).toContain(201)
    expect(await overlaps()).toEqual([])
    for (let index = 24; index >= 0; index--) if (statuses[index] === 201) guests.splice(index, 1)
  }
})

test('a block is seen in the calendar with who and why, takes the car out of the offer, and is one however often sent', async () => {
  const body = { _id: randomUUID(), ...times(200), note: 'Wash' }
  expect((await send(owner, body)).statusCode).toBe(201)
  expect((await send(owner, body)).json()).toMatchObject({ _id: body._id, count: 1, leftOut: [] })
  expect(await entries(200)).toMatchObject([{ _id: body._id, kind: 'block', note: 'Wash', booking: null }])
  const free = async (from: string, to: string) =>
    (
      await read(owner, {
        car,
        from: body.from.slice(0, 10),
        to: body.to.slice(0, 10),
        freeFrom: from,
        freeTo: to,
      })
    ).total
  expect(await free(on(200, '09:00'), on(200, '12:00'))).toBe(0)
  expect(await free(on(200, '10:00'), on(200, '12:00'))).toBe(1)
  expect((await send(owner, times(200))).json()).toEqual({ code: 'car-taken' })
  expect((await send(owner, { ...body, car: 'demo-prado-none' })).statusCode).toBe(404)
})

test('a weekly block stands in 53 weeks but the taken ones; the rest of it moves and goes together', async () => {
  expect((await send(owner, { ...times(215), kind: 'wash' })).statusCode).toBe(201)
  const _id = randomUUID()
  const made = await send(owner, { _id, ...times(208), weekly: true })
  expect(made.json()).toMatchObject({ count: 52, series: _id, leftOut: [`${on(215, '07:00')}:00.000Z`] })
  const third = (await entries(222))[0]!
  const move = { kind: 'block', from: on(223, '08:00'), to: on(223, '11:00'), scope: 'rest' }
  expect((await owner('POST', `/api/staff/blocks/${third._id}`, { payload: move })).statusCode).toBe(200)
  expect((await entries(230))[0]).toMatchObject({ from: `${on(230, '07:00')}:00.000Z` })
  const length = Date.parse((await entries(230))[0]!.to) - Date.parse((await entries(230))[0]!.from)
  expect(length).toBe(day / 8)
  const gone = await owner('DELETE', `/api/staff/blocks/${third._id}`, { query: { scope: 'rest' } })
  expect(gone.statusCode).toBe(200)
  const left = await sql<{ id: string }>`SELECT id FROM calendar_entries WHERE series_id = ${_id}`.execute(
    server.db,
  )
  expect(left.rows).toEqual([{ id: _id }])
})

test('a weekly series moves by a week and back, past its own entries, and not onto another', async () => {
  const _id = randomUUID()
  const made = await send(owner, { _id, ...times(290), weekly: true })
  expect(made.json()).toMatchObject({ count: 53, leftOut: [] })
  const starts = async () =>
    (
      await sql<{ from_at: Date }>`SELECT from_at FROM calendar_entries WHERE series_id = ${_id}
        ORDER BY from_at`.execute(server.db)
    ).rows.map(({ from_at: from }) => from.getTime())
  const before = await starts()
  const moveTo = (days: number) =>
    owner('POST', `/api/staff/blocks/${_id}`, { payload: { ...times(days), scope: 'rest' } })

  expect((await moveTo(297)).statusCode).toBe(200)
  expect(await starts()).toEqual(before.map((at) => at + 7 * day))
  expect((await moveTo(290)).statusCode).toBe(200)
  expect(await starts()).toEqual(before)

  // The last entry would stand where something else does.
  expect((await send(owner, times(290 + 53 * 7))).statusCode).toBe(201)
  expect((await moveTo(297)).json()).toEqual({ code: 'car-taken' })
  expect(await starts()).toEqual(before)
  await owner('DELETE', `/api/staff/blocks/${_id}`, { query: { scope: 'rest' } })
})

test('moving a block onto a booking is refused, and no booking is moved or removed as a block', async () => {
  const guest = server.visitor()
  const dates = { from: on(250, '10:00'), to: on(253, '10:00') }
  const booked = await guest('POST', '/api/bookings', {
    payload: aBooking(server.clock.now, { ...dates, licence: await sendLicence(guest) }),
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(booked.statusCode).toBe(201)
  const [entry] = await entries(250)
  expect(entry).toMatchObject({ kind: 'booking', booking: { _id: booked.json()._id, status: 'pending' } })
  const { _id } = (await send(owner, times(256))).json<{ _id: string }>()
  const onto = { payload: { ...times(251) } }
  expect((await owner('POST', `/api/staff/blocks/${_id}`, onto)).json()).toEqual({ code: 'car-taken' })
  expect((await owner('POST', `/api/staff/blocks/${entry!._id}`, onto)).statusCode).toBe(404)
  expect((await owner('DELETE', `/api/staff/blocks/${entry!._id}`)).statusCode).toBe(404)
})

test('another supplier sees no car of the fleet, whatever is asked, and blocks none', async () => {
  const week = { from: on(200, '').slice(0, 10), to: on(206, '').slice(0, 10) }
  const asked: Record<string, string>[] = [{ car }, { supplier: 'mboa-prestige' }]
  for (const query of asked)
    expect(await read(stranger, { ...week, ...query })).toMatchObject({ cars: [], total: 0 })
  expect((await read(stranger, week)).cars.map(({ supplier }) => supplier._id)).toContain('grassfields-auto')
  expect((await send(stranger, times(260))).statusCode).toBe(404)
  const [mine] = await entries(200)
  expect((await stranger('DELETE', `/api/staff/blocks/${mine!._id}`)).statusCode).toBe(404)
})

test('times that make no sense are refused at their field', async () => {
  const refused = { code: 'invalid-date', fields: { to: 'invalid-date' } }
  expect((await send(owner, { ...times(270), to: on(270, '08:00') })).json()).toEqual(refused)
  expect((await send(owner, times(-5))).json()).toEqual(refused)
  expect((await send(owner, { ...times(270), to: on(278, '08:00'), weekly: true })).json()).toEqual(refused)
  const far = { from: on(0, '').slice(0, 10), to: on(63, '').slice(0, 10) }
  expect((await owner('GET', '/api/staff/calendar', { query: far })).json()).toEqual(refused)
})
