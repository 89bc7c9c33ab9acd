import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffToday } from '#contract/staff/today.ts'
import { hour } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

const read = async () => (await owner('GET', '/api/staff/today')).json<StaffToday>()

test('the sums of the day are what the counter takes today', async () => {
  const before = await read()
  expect(before.sums!.toTake).toBe(before.moneyDue.reduce((sum, { due }) => sum + due, 0))
  const id = await aMadeBooking(server.db, { now: server.clock.now, inDays: 420, status: 'reserved' })
  const path = `/api/staff/bookings/${id}/counter-payments`
  const payload = { amount: 40_000, method: 'cash' }
  const headers = { 'idempotency-key': 'sums-of-the-day-0001' }
  expect((await owner('POST', path, { payload, headers })).statusCode).toBeLessThan(300)
  expect((await read()).sums!.taken).toBe(before.sums!.taken + 40_000)
  const theirs = await server.as('grassfields-auto@wouri.example')
  expect((await theirs('GET', '/api/staff/today')).json<StaffToday>().sums!.taken).not.toBe(
    before.sums!.taken + 40_000,
  )
})

test('who is late longest is first, and returns stand by their hour', async () => {
  const { db, clock } = server
  const late: string[] = []
  for (const hours of [3, 30, 12]) {
    const car = await aCar(db)
    const id = await aMadeBooking(db, { now: clock.now, inDays: 500, status: 'paid', car_id: car })
    await db
      .updateTable('bookings')
      .set({
        from_at: new Date(clock.now - 80 * hour),
        to_at: new Date(clock.now - hours * hour),
        handed_over_at: new Date(clock.now - 80 * hour),
      })
      .where('id', '=', id)
      .execute()
    late.push(id)
  }
  const today = await read()
  const shown = today.late.map(({ _id }) => _id).filter((id) => late.includes(id))
  expect(shown).toEqual([late[1], late[2], late[0]])
  const back = today.comingBack.map(({ to }) => Date.parse(to))
  expect(back).toEqual(back.toSorted((one, other) => one - other))
})

test('a fleet says how many of its cars drivers find', async () => {
  const { listedCars } = await read()
  const car = await aCar(server.db)
  expect((await read()).listedCars).toBe(listedCars! + 1)
  await server.db.updateTable('cars').set({ available: false }).where('id', '=', car).execute()
  expect((await read()).listedCars).toBe(listedCars)
})
