import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { addDays, day, dayOf, hour, minute } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let desk: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
})
afterAll(() => server.close())

const inDays = (count: number) => addDays(dayOf(server.clock.now), count)
const upkeepOf = async (car: string, ask = desk) =>
  (await ask('GET', `/api/staff/cars/${car}/upkeep`)).json<CarUpkeep>()
const add = (car: string, service: object = {}, ask = desk) =>
  ask('POST', `/api/staff/cars/${car}/services`, {
    payload: {
      _id: randomUUID(),
      kind: 'oil',
      note: '',
      everyKm: 10_000,
      everyMonths: 6,
      lastDay: inDays(-20),
      lastKm: 41_000,
      ...service,
    },
  })
async function aService(service: object = {}): Promise<{ car: string; id: string }> {
  const [car, id] = [await aCar(server.db), randomUUID()]
  expect((await add(car, { _id: id, ...service })).statusCode).toBe(201)
  return { car, id }
}
const act = (
  { car, id }: { car: string; id: string },
  name: 'done' | 'workshop',
  payload: object,
  ask = desk,
) => ask('POST', `/api/staff/cars/${car}/services/${id}/${name}`, { payload })
const plan = (of: { car: string; id: string }, inDay: number, hours = '08:00-17:00') => {
  const [from, to] = hours.split('-')
  return act(of, 'workshop', { time: { from: `${inDays(inDay)}T${from}`, to: `${inDays(inDay)}T${to}` } })
}
const entriesOf = async (car: string) =>
  server.db
    .selectFrom('calendar_entries')
    .select(['kind', 'from_at', 'to_at', 'note'])
    .where('car_id', '=', car)
    .orderBy('from_at')
    .execute()

test('a desk keeps the plan, and what is due follows the latest walk around the car', async () => {
  const { car } = await aService()
  expect(await upkeepOf(car)).toMatchObject({
    reading: { day: inDays(-20), km: 41_000 },
    services: [{ kind: 'oil', note: null, dueKm: 51_000, state: 'later', workshop: null }],
  })
  const booking = await aMadeBooking(server.db, { now: server.clock.now, car_id: car, status: 'reserved' })
  await anInspection(server.db, booking, { car_id: car, kilometres: 50_500 })
  expect((await upkeepOf(car)).services[0]!.state).toBe('soon')
})

test('what the plan lacks is said at its field', async () => {
  const car = await aCar(server.db)
  const fields = async (service: object) => (await add(car, service)).json<{ fields?: object }>().fields
  expect(await fields({ everyKm: null, everyMonths: null })).toEqual({ everyMonths: 'required' })
  expect(await fields({ lastKm: null })).toEqual({ lastKm: 'required' })
  expect(await fields({ lastDay: inDays(1) })).toEqual({ lastDay: 'invalid-date' })
  expect(await fields({ everyKm: 0 })).toEqual({ everyKm: 'invalid-input' })
  expect((await upkeepOf(car)).services).toEqual([])
})

test('sent again it is the same service, and of another car it is refused', async () => {
  const { car, id } = await aService()
  expect((await add(car, { _id: id, kind: 'belt' })).statusCode).toBe(201)
  expect((await upkeepOf(car)).services).toMatchObject([{ _id: id, kind: 'oil' }])
  expect((await add(await aCar(server.db), { _id: id })).json()).toEqual({ code: 'idempotency-key-reused' })
})

test('a time at the workshop blocks the calendar, another one takes its place, and none is left without', async () => {
  const of = await aService({ note: '5W-30' })
  expect((await plan(of, 20)).statusCode).toBe(200)
  expect(await entriesOf(of.car)).toMatchObject([{ kind: 'maintenance', note: '5W-30' }])
  expect((await plan(of, 20, '10:00-18:00')).statusCode).toBe(200)
  const [only, ...others] = await entriesOf(of.car)
  expect([only!.from_at.toISOString(), others]).toEqual([`${inDays(20)}T09:00:00.000Z`, []])
  expect((await upkeepOf(of.car)).services[0]!.workshop).toEqual({
    from: `${inDays(20)}T09:00:00.000Z`,
    to: `${inDays(20)}T17:00:00.000Z`,
  })
  for (let time = 0; time < 2; time++)
    expect((await act(of, 'workshop', { time: null })).statusCode).toBe(200)
  expect(await entriesOf(of.car)).toEqual([])
})

test('where a booking is, the workshop is refused and the earlier time stays', async () => {
  const of = await aService()
  await aMadeBooking(server.db, { now: server.clock.now, car_id: of.car, inDays: 30, status: 'reserved' })
  await plan(of, 20)
  const before = await entriesOf(of.car)
  expect((await plan(of, 31)).json()).toEqual({ code: 'car-taken' })
  expect(await entriesOf(of.car)).toEqual(before)
  expect((await upkeepOf(of.car)).services[0]!.workshop).not.toBeNull()
  expect((await plan(of, -3)).json()).toMatchObject({ fields: { to: 'invalid-date' } })
})

test('done, it counts from that day and those kilometres, and what is left of its block is free', async () => {
  const of = await aService()
  const { now } = server.clock
  const start = Math.floor(now / minute) * minute - hour
  await plan(of, 20)
  await server.db
    .updateTable('calendar_entries')
    .set({ from_at: new Date(start), to_at: new Date(start + day) })
    .where('car_id', '=', of.car)
    .execute()
  const wrong = async (payload: object) => (await act(of, 'done', payload)).json<{ fields: object }>().fields
  expect(await wrong({ day: inDays(1), km: 52_000 })).toEqual({ day: 'invalid-date' })
  expect(await wrong({ day: inDays(-21), km: 52_000 })).toEqual({ day: 'invalid-date' })
  expect(await wrong({ day: inDays(0), km: null })).toEqual({ km: 'required' })
  expect(await wrong({ day: inDays(0), km: 40_999 })).toEqual({ km: 'invalid-input' })
  for (let time = 0; time < 2; time++)
    expect((await act(of, 'done', { day: inDays(0), km: 52_000 })).statusCode).toBe(200)
  const { reading, services } = await upkeepOf(of.car)
  expect(reading).toEqual({ day: inDays(0), km: 52_000 })
  expect(services).toMatchObject([{ lastDay: inDays(0), lastKm: 52_000, dueKm: 62_000, workshop: null }])
  const [entry] = await entriesOf(of.car)
  expect(entry!.to_at.getTime()).toBeLessThanOrEqual(now + minute)
  const acts = await server.db.selectFrom('audit').select('action').where('entity_id', '=', of.car).execute()
  expect(acts.map(({ action }) => action)).toEqual(['service-added', 'workshop-booked', 'service-done'])
})

test('a block that staff remove in the calendar leaves the plan, and a service that goes takes its block along', async () => {
  const of = await aService()
  await plan(of, 20)
  const { id } = await server.db
    .selectFrom('calendar_entries')
    .select('id')
    .where('car_id', '=', of.car)
    .executeTakeFirstOrThrow()
  expect((await desk('DELETE', `/api/staff/blocks/${id}`)).statusCode).toBe(200)
  expect((await upkeepOf(of.car)).services).toMatchObject([{ workshop: null }])
  await plan(of, 21)
  for (let time = 0; time < 2; time++)
    expect((await desk('DELETE', `/api/staff/cars/${of.car}/services/${of.id}`)).statusCode).toBe(200)
  expect(await entriesOf(of.car)).toEqual([])
  expect((await upkeepOf(of.car)).services).toEqual([])
})

test('another agency finds no such car, and no service is reached through a car of one’s own', async () => {
  const of = await aService()
  const stranger = await server.as('grassfields-auto@wouri.example')
  expect((await stranger('GET', `/api/staff/cars/${of.car}/upkeep`)).statusCode).toBe(404)
  expect((await act(of, 'workshop', { time: null }, stranger)).statusCode).toBe(404)
  const other = { car: await aCar(server.db), id: of.id }
  expect((await act(other, 'done', { day: inDays(0), km: 52_000 }, owner)).statusCode).toBe(404)
})

test('twenty at once book one time at the workshop', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => aService()))
  const [first] = all
  await server.db
    .updateTable('car_services')
    .set({ car_id: first!.car })
    .where(
      'id',
      'in',
      all.map(({ id }) => id),
    )
    .execute()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => plan({ car: first!.car, id: all[index % 4]!.id }, 40)),
  )
  expect((await entriesOf(first!.car)).length).toBe(1)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

test('the list of the day names what is overdue, then what is due soon, of the own fleet alone', async () => {
  await server.db.deleteFrom('car_services').execute()
  const soon = await aService({ lastDay: inDays(-170) })
  const overdue = await aService({ lastDay: inDays(-200), kind: 'tyres', everyKm: null, lastKm: null })
  await aService()
  const dueOf = async (ask: Ask) =>
    (await ask('GET', '/api/staff/today')).json<StaffToday>().services!.map(({ _id, state }) => [_id, state])
  expect(await dueOf(desk)).toEqual([
    [overdue.id, 'overdue'],
    [soon.id, 'soon'],
  ])
  expect(await dueOf(await server.as('grassfields-auto@wouri.example'))).toEqual([])
  await server.db
    .updateTable('cars')
    .set({ available: false, retired_at: new Date() })
    .where('id', '=', soon.car)
    .execute()
  expect(await dueOf(desk)).toHaveLength(1)
})
