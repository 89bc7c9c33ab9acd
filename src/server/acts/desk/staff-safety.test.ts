// What guards the staff side behind its rights: the audit, the limits, what somebody else changed, and suspended suppliers.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aBlock, aSeat, aStaffBooking } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer({ ...noLimits, staffExports: { points: 2, seconds: 3600 } })
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

const actsOn = async (entity: string) =>
  (
    await server.db
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', entity)
      .where('actor', '=', 'mboa-prestige')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test.each([
  ['confirmStaffBooking', 'confirm', 'status-set'],
  ['handOverCar', 'handover', 'handed-over'],
  ['takeBackCar', 'return', 'taken-back'],
  ['undoHandOver', 'handover/undo', 'handover-undone'],
  ['undoTakeBack', 'return/undo', 'return-undone'],
  ['recordNoShow', 'no-show', 'no-show'],
  ['writeBookingNote', 'notes', 'noted'],
  ['acceptStaffChange', 'change-request/accept', 'change-accepted'],
  ['declineStaffChange', 'change-request/decline', 'change-declined'],
  ['declineStaffCancellation', 'cancellation/decline', 'cancellation-declined'],
  ['finaliseStaffCancellation', 'cancellation', 'cancelled'],
  ['swapCar', 'car', 'car-swapped'],
])('%s leaves a row in the audit', async (name, path, action) => {
  const id = await aStaffBooking(server, name)
  const payload = { swapCar: { car: 'demo-prado-tariff' }, writeBookingNote: { note: 'Seen.' } }[name] ?? {}
  expect((await owner('POST', `/api/staff/bookings/${id}/${path}`, { payload })).statusCode).toBe(200)
  expect(await actsOn(id)).toEqual([action])
})

test('money at the counter is audited by its own id', async () => {
  const id = await aStaffBooking(server, 'recordStaffPayment')
  const headers = { 'idempotency-key': randomUUID() }
  const payload = { amount: 1_000, method: 'cash' }
  await owner('POST', `/api/staff/bookings/${id}/counter-payments`, { payload, headers })
  const [taken] = await server.db
    .selectFrom('counter_payments')
    .select('id')
    .where('booking_id', '=', id)
    .execute()
  expect(await actsOn(taken!.id)).toEqual(['recorded'])
})

test('a table taken away is audited, and one person takes a few of them an hour', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 3; time++)
    statuses.push((await owner('GET', '/api/staff/bookings.csv')).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  expect(await actsOn('mboa-prestige')).toEqual(['exported', 'exported'])
  expect((await owner('GET', '/api/staff/today')).statusCode).toBe(200)
})

test('what somebody else changed meanwhile is not changed unseen', async () => {
  const block = await aBlock(server.db, server.clock.now)
  const read = () =>
    server.db
      .selectFrom('calendar_entries')
      .select(['from_at', 'to_at'])
      .where('id', '=', block)
      .executeTakeFirstOrThrow()
  const { from_at: from, to_at: to } = await read()
  const was = { from: from.toISOString(), to: to.toISOString() }
  const move = (day: string) =>
    owner('POST', `/api/staff/blocks/${block}`, {
      payload: { kind: 'block', from: `${day}T08:00`, to: `${day}T10:00`, was },
    })
  const day = from.toISOString().slice(0, 10)
  expect((await move(day)).statusCode).toBe(200)
  const seen = await read()
  const late = await move(day)
  expect([late.statusCode, late.json()]).toEqual([409, { code: 'changed-meanwhile' }])
  expect(await read()).toEqual(seen)
  const remove = (wasTo: Date) =>
    owner('DELETE', `/api/staff/blocks/${block}`, {
      query: { wasFrom: seen.from_at.toISOString(), wasTo: wasTo.toISOString() },
    })
  expect((await remove(to)).json()).toEqual({ code: 'changed-meanwhile' })
  expect(await read()).toEqual(seen)
  expect((await remove(seen.to_at)).statusCode).toBe(200)
  const id = await aStaffBooking(server, 'swapCar')
  const swap = (car: string, shown: string) =>
    owner('POST', `/api/staff/bookings/${id}/car`, { payload: { car, was: shown } })
  expect((await swap('demo-prado-tariff', 'demo-prado-daily')).statusCode).toBe(200)
  expect((await swap('demo-prado-dated', 'demo-prado-daily')).json()).toEqual({ code: 'changed-meanwhile' })
})

test.each([
  ['confirmStaffBooking', 'confirm'],
  ['acceptStaffChange', 'change-request/accept'],
  ['declineStaffChange', 'change-request/decline'],
  ['declineStaffCancellation', 'cancellation/decline'],
  ['finaliseStaffCancellation', 'cancellation'],
])('%s is refused about a booking that the screen showed otherwise', async (name, path) => {
  const id = await aStaffBooking(server, name)
  const read = async () => (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
  const before = await read()
  const { from, to, total, car, cancelRequested } = before
  const was = { from, to, total, car: car._id, cancelRequested }
  const others = [
    { total: total + 1 },
    { from: to },
    { car: 'demo-prado-tariff' },
    { cancelRequested: !cancelRequested },
  ]
  for (const other of others) {
    const answer = await owner('POST', `/api/staff/bookings/${id}/${path}`, {
      payload: { was: { ...was, ...other } },
    })
    expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'changed-meanwhile' }])
  }
  expect(await read()).toEqual(before)
  expect((await owner('POST', `/api/staff/bookings/${id}/${path}`, { payload: { was } })).statusCode).toBe(
    200,
  )
})

test('a client that sends no body confirms as before', async () => {
  const id = await aStaffBooking(server, 'confirmStaffBooking')
  expect((await owner('POST', `/api/staff/bookings/${id}/confirm`)).statusCode).toBe(200)
})

test('who works for a suspended supplier is out at the next request, and its bookings stay', async () => {
  const desk = await server.as(await aSeat(server.db, 'fako-rides', 'desk'))
  expect((await desk('GET', '/api/staff/today')).statusCode).toBe(200)
  const count = () =>
    server.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll().as('all'))
      .where('supplier_id', '=', 'fako-rides')
      .executeTakeFirstOrThrow()
  const before = await count()
  const suspend = (blacklisted: boolean) =>
    server.db.updateTable('users').set({ blacklisted }).where('id', '=', 'fako-rides').execute()
  await suspend(true)
  const refused = await desk('GET', '/api/staff/today')
  expect([refused.statusCode, refused.json()]).toEqual([401, { code: 'suspended' }])
  expect((await desk('GET', '/api/user/fako-rides-desk-seat')).statusCode).toBe(401)
  expect(await count()).toEqual(before)
  await suspend(false)
})
