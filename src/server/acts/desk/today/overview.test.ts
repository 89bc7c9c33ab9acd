// The day of all suppliers together: counted, with the first rows of each list; the days of its suppliers are the measure.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedLists, type StaffToday } from '#contract/staff/today.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

/** Who is late stands among the late alone. */
function rowsOf(today: StaffToday, list: (typeof countedLists)[number]) {
  const isLate = new Set(today.late.map(({ _id }) => _id))
  const isTimed = list === 'goingOut' || list === 'comingBack'
  return (today[list] ?? []).filter(({ _id }) => !isTimed || !isLate.has(_id))
}

const read = async (query = '') => (await admin('GET', `/api/staff/today${query}`)).json<StaffToday>()

test('a long day is counted by list and supplier, and begins each list', async () => {
  const { body } = await admin('GET', '/api/staff/today')
  // Not compressed. Bookings move from list to list by the hour: in the middle of a morning it was 121 kB.
  expect(body.length).toBeLessThan(140_000)
  const today = JSON.parse(body) as StaffToday
  expect(today.isMore).toBe(false)
  const suppliers = await server.db.selectFrom('suppliers').select('id').execute()
  const days = await Promise.all(suppliers.map(({ id }) => read(`?supplier=${id}`)))
  for (const [at, { id }] of suppliers.entries()) {
    const counts = today.suppliers!.find(({ _id }) => _id === id)?.counts
    const expected = countedLists.map((list) => [list, rowsOf(days[at]!, list).length])
    expect(Object.entries(counts ?? {}), id).toEqual(expected)
  }
  for (const list of countedLists) {
    const all = days.flatMap((own) => rowsOf(own, list).map(({ _id }) => _id))
    expect(today.counts![list], list).toBe(all.length)
    const shown = rowsOf(today, list).map(({ _id }) => _id)
    expect(shown, list).toHaveLength(Math.min(10, all.length))
    expect(
      shown.filter((id) => !all.includes(id)),
      list,
    ).toEqual([])
  }
  const first = days
    .flatMap(({ toAnswer }) => toAnswer)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
  expect(today.toAnswer[0]!.from).toBe(first[0]!.from)
  const waiting = days.flatMap(({ toAnswer, late }) => [...toAnswer, ...late]).map(({ _id }) => _id)
  expect(today.counts!.waiting).toBe(new Set(waiting).size)
  expect(today.sums!.toTake).toBe(days.reduce((sum, { sums }) => sum + sums!.toTake, 0))
  expect(today.counts!.freeTonight).toBe(days.reduce((sum, { freeTonight }) => sum + freeTonight.length, 0))
  const late = today.suppliers!.map(({ counts }) => counts.late)
  expect(late).toEqual(late.toSorted((one, other) => other - one))
})

test('a short one is sent whole, and so is that of one supplier', async () => {
  expect((await read('?supplier=mboa-prestige')).counts).toBeUndefined()
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', deposit_held: 0 })
    .where('status', '<>', 'void')
    .execute()
  await server.db.deleteFrom('booking_changes').execute()
  await aMadeBooking(server.db, { now: server.clock.now, inDays: 600, status: 'pending' })
  const today = await read()
  expect([today.counts, today.suppliers, today.toAnswer.length]).toEqual([undefined, undefined, 1])
})
