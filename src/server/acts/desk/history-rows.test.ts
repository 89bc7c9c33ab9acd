// What the history of a booking says was done, by acts of the desk.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { hour } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as(await aSeat(server.db, 'mboa-prestige', 'owner'))
})
afterAll(() => server.close())

const read = async (id: string) => (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
/** What came after it was made. */
const lines = async (id: string) =>
  (await read(id)).history.slice(2).map(({ act, from, to, note }) => [act, from === to, note])

test('a note is a note, and every other act is named', async () => {
  const id = await aMadeBooking(server.db, { now: server.clock.now, inDays: 400, status: 'reserved' })
  await owner('POST', `/api/staff/bookings/${id}/notes`, { payload: { note: 'Comes by bus' } })
  server.clock.now += 1000
  const { from, to, total, car } = await read(id)
  const was = { from, to, total, car: car._id }
  const discount = await owner('POST', `/api/staff/bookings/${id}/discount`, {
    payload: { amount: 20_000, reason: 'Fifth rental', was },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect([discount.statusCode, discount.body]).toEqual([200, expect.any(String)])
  expect(await lines(id)).toEqual([
    ['noted', true, 'Comes by bus'],
    ['discounted', true, expect.stringContaining('Fifth rental')],
  ])
  expect((await read(id)).history.at(-1)).toMatchObject({
    change: { was: { total: 150_000 }, became: { total: 130_000 } },
  })
})

test('what has no row of its own stands where it was done, once', async () => {
  const id = await aMadeBooking(server.db, { now: server.clock.now, inDays: 410, status: 'reserved' })
  const act = { actor: 'mboa-prestige', entity: 'booking', entity_id: id }
  for (const [action, after] of [
    ['handed-over', hour],
    ['taken-back', 2 * hour],
  ] as const)
    await server.db
      .insertInto('audit')
      .values({ ...act, action, at: new Date(server.clock.now + after) })
      .execute()
  expect(await lines(id)).toEqual([
    ['handed-over', true, null],
    ['taken-back', true, null],
  ])
  // Once the history has a row of it, that is the line.
  const at = new Date(server.clock.now + hour)
  await server.db
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at,
      actor: 'mboa-prestige',
      from_status: 'reserved',
      to_status: 'reserved',
      note: 'With two keys',
    })
    .execute()
  expect((await lines(id)).filter(([name]) => name === 'handed-over')).toEqual([
    ['handed-over', true, 'With two keys'],
  ])
})
