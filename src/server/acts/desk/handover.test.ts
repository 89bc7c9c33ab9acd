import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, hour, minute } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { setKeysAside } from '#tests/support/handover-states.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let desks: { one: Ask; other: Ask }
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  const address = await aSeat(server.db, 'mboa-prestige', 'desk')
  // A second seat at the same desk.
  const second = await aSeat(server.db, 'mboa-prestige', 'desk', true)
  await server.db.updateTable('users').set({ blacklisted: false }).where('email', '=', second).execute()
  desks = { one: await server.as(address), other: await server.as(second) }
})
afterAll(() => server.close())

/** From pick-up in so many hours on, for two days. */
const aTrip = async (hours: number) => {
  const from = server.clock.now + hours * hour
  const id = await aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: await aCar(server.db),
    status: 'reserved',
    from_at: new Date(from),
    to_at: new Date(from + 2 * day),
  })
  await setKeysAside(server.db, id, server.clock.now)
  return id
}
const act = (id: string, path: string, payload = {}) =>
  owner('POST', `/api/staff/bookings/${id}/${path}`, { payload })
const linesOf = async (id: string) =>
  (await owner('GET', `/api/staff/bookings/${id}`))
    .json<StaffBooking>()
    .history.filter(({ act: done }) => done)
    .map(({ act: done, note, by }) => [done, note, by.kind])
const refused = { code: 'not-possible-now' }

test('without a record only owners and admins hand over and take back, and nothing may be missing before the keys', async () => {
  const id = await aTrip(1)
  const byDesk = (path: string) => desks.one('POST', `/api/staff/bookings/${id}/${path}`, { payload: {} })
  expect((await byDesk('handover')).json()).toEqual({ code: 'forbidden' })
  await server.db
    .deleteFrom('key_steps')
    .where('booking_id', '=', id)
    .where('step', '=', 'identity')
    .execute()
  expect((await act(id, 'handover')).json()).toEqual({
    code: 'keys-not-ready',
    fields: { identity: 'required' },
  })
  expect(await linesOf(id)).toEqual([])
  const seen = { step: 'identity', identity: { kind: 'passport', number: 'AA 417' } }
  expect((await act(id, 'key-steps', seen)).statusCode).toBe(200)
  expect((await act(id, 'handover')).statusCode).toBe(200)
  expect((await byDesk('return')).json()).toEqual({ code: 'forbidden' })
  expect((await act(id, 'return')).statusCode).toBe(200)
})

test('more than twelve hours before the pick-up a hand-over needs a reason, which stands in the history', async () => {
  const id = await aTrip(13)
  const early = { code: 'required', fields: { reason: 'required' } }
  expect((await act(id, 'handover')).json()).toEqual(early)
  expect((await act(id, 'handover', { reason: '  ' })).json()).toEqual(early)
  expect((await act(id, 'handover', { reason: 'Flies in tonight.' })).statusCode).toBe(200)
  expect(await linesOf(id)).toEqual([['handed-over', 'Flies in tonight.', 'staff']])
  // At exactly twelve hours none is asked for, and without a body, as older clients send it.
  const later = await aTrip(12)
  expect((await owner('POST', `/api/staff/bookings/${later}/handover`)).statusCode).toBe(200)
  expect((await act(await aTrip(25), 'handover', { reason: 'Too early.' })).json()).toEqual(refused)
})

test('hand-over and return are undone for ten minutes, each in the history, and again possible then', async () => {
  const { clock } = server
  const start = clock.now
  const id = await aTrip(1)
  const state = async (path: string) => {
    // One person does one thing at a time.
    clock.now += 1
    const { handedOverAt, returnedAt } = (await act(id, path)).json<StaffBooking>()
    return [handedOverAt !== null, returnedAt !== null]
  }
  expect(await state('handover')).toEqual([true, false])
  clock.now += 10 * minute - 1
  expect(await state('handover/undo')).toEqual([false, false])
  // Sent again it stays undone.
  expect(await state('handover/undo')).toEqual([false, false])
  expect(await state('handover')).toEqual([true, false])
  expect(await state('return')).toEqual([true, true])
  // What is back was out: only the return can be undone.
  expect((await act(id, 'handover/undo')).json()).toEqual(refused)
  expect(await state('return/undo')).toEqual([true, false])
  expect(await state('return')).toEqual([true, true])
  clock.now += 10 * minute + 1
  // Later an owner says why.
  expect((await act(id, 'return/undo')).json()).toMatchObject({ code: 'required' })
  expect((await linesOf(id)).map(([done]) => done)).toEqual([
    'handed-over',
    'handover-undone',
    'handed-over',
    'taken-back',
    'return-undone',
    'taken-back',
  ])
  clock.now = start
})

test('a car that is still out with somebody is handed to nobody else, until its return is noted', async () => {
  const { db, clock } = server
  const { now } = clock
  const columns = { now, car_id: await aCar(db), status: 'reserved' } as const
  const late = await aMadeBooking(db, {
    ...columns,
    from_at: new Date(now - 3 * day),
    to_at: new Date(now - day),
    handed_over_at: new Date(now - 3 * day),
  })
  const [from_at, to_at] = [new Date(now + hour), new Date(now + day)]
  // The late car keeps its time: the next was booked before.
  await sql`UPDATE calendar_entries SET to_at = ${new Date(now)} WHERE booking_id = ${late}`.execute(db)
  const next = await aMadeBooking(db, { ...columns, from_at, to_at })
  await setKeysAside(db, next, now)
  const shown = async (id: string) =>
    (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>().carOutWith
  const { reference } = (await owner('GET', `/api/staff/bookings/${late}`)).json<StaffBooking>()
  expect(await shown(next)).toMatchObject({ _id: late, reference, to: new Date(now - day).toISOString() })
  expect(await shown(late)).toBeNull()
  expect((await act(next, 'handover')).json()).toEqual({ code: 'car-is-out' })
  await act(late, 'return')
  expect(await shown(next)).toBeNull()
  expect((await act(next, 'handover')).statusCode).toBe(200)
  // The return of the first can no longer be a slip of the finger.
  expect((await act(late, 'return/undo')).json()).toEqual({ code: 'car-is-out' })
})

test('a desk undoes what it noted itself, an owner what anybody noted', async () => {
  const { clock } = server
  const [one, other] = [desks.one, desks.other]
  const id = await aTrip(1)
  const post = (ask: Ask, path: string) => {
    clock.now += 1
    return ask('POST', `/api/staff/bookings/${id}/${path}`, { payload: {} })
  }
  const { body } = endpoints['recordInspection']!.example(clock.now) as { body: object }
  const walk = async (ask: Ask, kind: 'out' | 'back') => {
    clock.now += 1
    const at = new Date(clock.now).toISOString()
    const payload = { ...body, _id: randomUUID(), kind, takenAt: at, sentAt: at, damages: [], keySteps: [] }
    expect((await ask('POST', `/api/staff/bookings/${id}/inspections`, { payload })).statusCode).toBe(201)
  }
  const mayUndo = async (ask: Ask) =>
    (await ask('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>().mayUndo
  await walk(one, 'out')
  expect([await mayUndo(one), await mayUndo(other), await mayUndo(owner)]).toEqual([true, false, true])
  expect((await post(other, 'handover/undo')).json()).toEqual({ code: 'forbidden' })
  expect((await post(one, 'handover/undo')).statusCode).toBe(200)
  // Noted again by somebody else: the last one counts.
  await walk(other, 'out')
  expect((await post(one, 'handover/undo')).json()).toEqual({ code: 'forbidden' })
  await walk(one, 'back')
  expect([await mayUndo(one), await mayUndo(other)]).toEqual([true, false])
  expect((await post(other, 'return/undo')).json()).toEqual({ code: 'forbidden' })
  expect((await post(owner, 'return/undo')).statusCode).toBe(200)
})

test('a late car whose return is undone keeps its time again', async () => {
  const { db, clock } = server
  const { now } = clock
  const id = await aMadeBooking(db, {
    now,
    car_id: await aCar(db),
    status: 'reserved',
    from_at: new Date(now - 2 * day),
    to_at: new Date(now - hour),
    handed_over_at: new Date(now - 2 * day),
  })
  const endsAt = async () =>
    (
      await db
        .selectFrom('calendar_entries')
        .select('to_at')
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow()
    ).to_at.getTime()
  await act(id, 'return')
  expect(await endsAt()).toBe(now)
  await act(id, 'return/undo')
  expect(await endsAt()).toBeGreaterThan(now + day)
})
