import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { day, hour, minute } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { notifyHeldDeposits } from '#server/trade/deposits/notify-held-deposits.ts'
import { noLimits } from '#tests/support/limits.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let desk: Ask
let colleague: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  const second = await aSeat(server.db, 'mboa-prestige', 'desk', true)
  await server.db.updateTable('users').set({ blacklisted: false }).where('email', '=', second).execute()
  colleague = await server.as(second)
})
afterAll(() => server.close())

type State = { out?: boolean; back?: boolean; status?: 'reserved' | 'cancelled' }
const aBooking = async ({ out = false, back = false, status = 'reserved' }: State = {}) => {
  const { now } = server.clock
  return aMadeBooking(server.db, {
    now,
    car_id: await aCar(server.db),
    status,
    security_deposit: 200_000,
    handed_over_at: out || back ? new Date(now - 2 * hour) : null,
    returned_at: back ? new Date(now - hour) : null,
  })
}
const send = (ask: Ask, id: string, payload: object, key: string = randomUUID()) => {
  // Two acts of one moment would be one line of the history.
  server.clock.now += 1000
  return ask('POST', `/api/staff/bookings/${id}/deposit`, { payload, headers: { 'idempotency-key': key } })
}
const taken = (amount: number) => ({ kind: 'taken', amount, method: 'cash' })
const returned = (amount: number) => ({ kind: 'returned', amount, method: 'cash' })
const depositOf = async (id: string, ask = owner) =>
  (await ask('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>().securityDeposit!
const reverse = (ask: Ask, id: string, line: string, reason = 'Counted wrong') =>
  ask('POST', `/api/staff/bookings/${id}/deposit/${line}/reversal`, { payload: { reason } })

test('a deposit is taken, given back in part, and some of it kept: everybody reads the same lines', async () => {
  const id = await aBooking({ out: true })
  expect(
    (await send(desk, id, { ...taken(200_000), method: 'mobileMoney', reference: 'MP1' })).statusCode,
  ).toBe(200)
  expect((await send(desk, id, returned(150_000))).statusCode).toBe(200)
  const kept = { kind: 'retained', amount: 50_000, reason: 'A scratch on the left door' }
  expect((await send(owner, id, kept)).statusCode).toBe(200)
  const { held, lines } = await depositOf(id)
  expect(held).toBe(0)
  expect(
    lines.map(({ kind, amount, method, reference, reason, by }) => [
      kind,
      amount,
      method,
      reference,
      reason,
      by.kind,
    ]),
  ).toEqual([
    ['taken', 200_000, 'mobileMoney', 'MP1', null, 'staff'],
    ['returned', 150_000, 'cash', null, null, 'staff'],
    ['retained', 50_000, null, null, 'A scratch on the left door', 'staff'],
  ])
  const driver = await server.as('driver@wouri.example')
  const own = (await driver('GET', `/api/bookings/${id}`)).json<Booking>()
  expect(own.securityDeposit!.lines.map((line) => Object.keys(line).toSorted())).toEqual(
    Array.from({ length: 3 }, () => ['_id', 'amount', 'at', 'kind', 'method', 'reverses']),
  )
  // It is no part of the price.
  expect([own.paid, own.total]).toEqual([0, own.total])
  const { history } = (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
  expect(history.slice(-3).map(({ act, note }) => [act, note])).toEqual([
    ['deposit-taken', '+200000 XAF'],
    ['deposit-returned', '−150000 XAF'],
    ['deposit-retained', '−50000 XAF: A scratch on the left door'],
  ])
})

test('the same key is the same money, and a key is not used for other money', async () => {
  const id = await aBooking()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send(desk, id, taken(80_000), key)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await depositOf(id)).held).toBe(80_000)
  expect((await send(desk, id, taken(90_000), key)).json()).toEqual({ code: 'idempotency-key-reused' })
})

test.each([
  [
    'more than was agreed',
    {},
    taken(200_001),
    { code: 'more-than-deposit', fields: { amount: 'more-than-deposit' } },
  ],
  ['nothing of a cancelled booking', { status: 'cancelled' }, taken(1), { code: 'not-possible-now' }],
  ['nothing once the car is back', { back: true }, taken(1), { code: 'not-possible-now' }],
  ['nothing back that is not held', {}, returned(1), { code: 'not-possible-now' }],
  [
    'how it was taken is said',
    {},
    { kind: 'taken', amount: 1 },
    { code: 'required', fields: { method: 'required' } },
  ],
  [
    'nothing is kept before the keys were out',
    {},
    { kind: 'retained', amount: 1, reason: 'x' },
    { code: 'not-possible-now' },
  ],
  [
    'what is kept has a reason',
    { out: true },
    { kind: 'retained', amount: 1 },
    { code: 'required', fields: { reason: 'required' } },
  ],
] as const)('%s', async (_, state, line, refusal) => {
  const id = await aBooking(state)
  expect((await send(owner, id, line)).json()).toEqual(refusal)
  expect((await depositOf(id)).lines).toEqual([])
})

test('more than is held is refused on its field, and of two that give it back at once one does', async () => {
  const id = await aBooking({ out: true })
  await send(desk, id, taken(100_000))
  expect((await send(desk, id, returned(100_001))).json()).toEqual({
    code: 'more-than-held',
    fields: { amount: 'more-than-held' },
  })
  const both = await Promise.all([send(desk, id, returned(100_000)), send(colleague, id, returned(100_000))])
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await depositOf(id)).held).toBe(0)
})

test('it is taken in the ways that its supplier takes it, and goes back in any', async () => {
  const id = await aBooking({ out: true })
  const say = (methods: ('cash' | 'mobileMoney' | 'cardImprint' | 'other')[]) =>
    server.db
      .updateTable('suppliers')
      .set({ deposit_methods: methods })
      .where('id', '=', 'mboa-prestige')
      .execute()
  await say(['cash'])
  expect((await send(desk, id, { ...taken(1000), method: 'cardImprint' })).json()).toEqual({
    code: 'invalid-input',
    fields: { method: 'invalid-input' },
  })
  expect((await send(desk, id, taken(1000))).statusCode).toBe(200)
  expect((await send(desk, id, { ...returned(1000), method: 'mobileMoney' })).statusCode).toBe(200)
  await say(['cash', 'mobileMoney', 'cardImprint', 'other'])
})

test('a desk keeps nothing of it', async () => {
  const id = await aBooking({ out: true })
  await send(desk, id, taken(100_000))
  expect((await send(desk, id, { kind: 'retained', amount: 1, reason: 'x' })).json()).toEqual({
    code: 'forbidden',
  })
})

test('who wrote a line takes it back within ten minutes, an owner always, and both once', async () => {
  const id = await aBooking({ out: true })
  await send(desk, id, taken(20_000))
  const [wrong] = (await depositOf(id, desk)).lines
  expect(wrong!.mayReverse).toBe(true)
  expect((await depositOf(id, colleague)).lines[0]!.mayReverse).toBe(false)
  expect((await reverse(colleague, id, wrong!._id)).json()).toEqual({ code: 'forbidden' })
  expect((await reverse(desk, id, wrong!._id)).statusCode).toBe(200)
  expect((await reverse(desk, id, wrong!._id)).statusCode).toBe(200)
  expect((await depositOf(id)).lines).toHaveLength(2)
  await send(desk, id, taken(200_000))
  const [, , right] = (await depositOf(id)).lines
  server.clock.now += 11 * minute
  expect((await reverse(desk, id, right!._id)).json()).toEqual({ code: 'forbidden' })
  await send(desk, id, returned(1))
  expect((await reverse(owner, id, right!._id)).json()).toEqual({ code: 'not-possible-now' })
  const other = await aBooking()
  expect((await reverse(owner, other, right!._id)).json()).toEqual({ code: 'not-found' })
})

test('bookings that are over with a deposit still held stand on the day of their fleet alone', async () => {
  const id = await aBooking({ out: true })
  await send(desk, id, taken(50_000))
  const held = async (ask: Ask) =>
    (await ask('GET', '/api/staff/today')).json<StaffToday>().depositsHeld!.map(({ _id }) => _id)
  expect(await held(desk)).not.toContain(id)
  await server.db
    .updateTable('bookings')
    .set({ returned_at: new Date(server.clock.now) })
    .where('id', '=', id)
    .execute()
  expect(await held(desk)).toContain(id)
  expect(await held(await server.as('ngondo-cars@wouri.example'))).not.toContain(id)
  await send(desk, id, returned(50_000))
  expect(await held(desk)).not.toContain(id)
})

test('the database refuses what would be below zero, a line that is changed, and a reversal of another sum', async () => {
  const id = await aBooking({ out: true })
  await send(desk, id, taken(10_000))
  const line = (await depositOf(id)).lines[0]!._id
  const write = (values: string) =>
    sql`INSERT INTO deposit_lines (id, booking_id, kind, amount, method, reverses, recorded_by, recorded_at)
      VALUES (${randomUUID()}, ${id}, ${sql.raw(values)}, 'admin', now())`.execute(server.db)
  await expect(write(`'returned', 10001, 'cash', NULL`)).rejects.toThrow('deposit_held')
  await expect(write(`'taken', 9999, 'cash', '${line}'`)).rejects.toThrow('foreign key')
  const grow = sql`UPDATE deposit_lines SET amount = 1 WHERE id = ${line}`.execute(server.db)
  await expect(grow).rejects.toThrow('never changed')
  expect((await examine(server.db)).filter(({ rule }) => rule.includes('deposit'))).toEqual([])
  await sql`UPDATE bookings SET deposit_held = 9999 WHERE id = ${id}`.execute(server.db)
  expect((await examine(server.db)).filter(({ rule }) => rule.includes('deposit'))).toMatchObject([{ id }])
})

const heard = async (id: string, kind: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['user_id', 'sum'])
      .where('booking_id', '=', id)
      .where('kind', '=', kind as 'deposit-taken')
      .orderBy('user_id')
      .execute()
  ).map(({ user_id: reader, sum }) => [reader, sum])

test('its driver hears of each line, with the sum, and once of a line that is sent twice', async () => {
  const id = await aBooking({ out: true })
  const key = randomUUID()
  await send(desk, id, taken(200_000), key)
  await send(desk, id, taken(200_000), key)
  await send(desk, id, returned(120_000))
  await send(owner, id, { kind: 'retained', amount: 50_000, reason: 'A scratch' })
  const wrong = (await depositOf(id)).lines.find(({ kind }) => kind === 'returned')!
  expect((await reverse(owner, id, wrong._id)).statusCode).toBe(200)
  const driver = 'amina-ngassa'
  expect(await heard(id, 'deposit-taken')).toEqual([[driver, 200_000]])
  expect(await heard(id, 'deposit-returned')).toEqual([[driver, 120_000]])
  expect(await heard(id, 'deposit-retained')).toEqual([[driver, 50_000]])
  expect(await heard(id, 'deposit-corrected')).toEqual([[driver, 120_000]])
  const { text } = (await notificationMails(server)).find(
    (mail) => mail.subject.startsWith('Security deposit given back') && mail.text.includes(id),
  )!
  expect(text).toContain('120,000 FCFA')
  expect(text).toContain('/booking?b=')
})

test('one that is held longer than seven days after the return is told to owners and admins, once', async () => {
  const { db, clock } = server
  await db.updateTable('bookings').set({ returned_at: null }).where('deposit_held', '>', 0).execute()
  const id = await aBooking({ out: true })
  await send(desk, id, taken(200_000))
  const back = clock.now
  await db
    .updateTable('bookings')
    .set({ returned_at: new Date(back) })
    .where('id', '=', id)
    .execute()
  expect(await notifyHeldDeposits(db, back + 7 * day)).toBe(0)
  expect(await notifyHeldDeposits(db, back + 7 * day + 1)).toBe(2)
  expect(await notifyHeldDeposits(db, back + 8 * day)).toBe(0)
  expect((await heard(id, 'deposit-held')).map(([reader]) => reader)).toEqual(['admin', 'mboa-prestige'])
  // What went back meanwhile is no alarm.
  const other = await aBooking({ out: true })
  await send(desk, other, taken(50_000))
  await send(desk, other, returned(50_000))
  await db
    .updateTable('bookings')
    .set({ returned_at: new Date(back) })
    .where('id', '=', other)
    .execute()
  expect(await notifyHeldDeposits(db, back + 9 * day)).toBe(0)
})
