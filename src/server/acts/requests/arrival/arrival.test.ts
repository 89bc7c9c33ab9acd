import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
type Ask = Awaited<ReturnType<TestServer['as']>>
let driver: Ask
let id: string

beforeAll(async () => {
  server = await startServer()
  driver = await server.as('driver@wouri.example')
  id = (await aHeldBooking(server.db, { now: server.clock.now, inDays: 10 }))!.id
  await change({ status: 'reserved', hold_expires_at: null })
})
afterAll(() => server.close())

const change = (values: { status?: 'reserved' | 'cancelled'; hold_expires_at?: null; from_at?: Date }) =>
  server.db.updateTable('bookings').set(values).where('id', '=', id).execute()
const say = (caller: Ask, news: string) =>
  caller('POST', `/api/bookings/${id}/arrival`, { payload: { news } })
const told = () =>
  server.db
    .selectFrom('notifications as n')
    .innerJoin('bookings as b', 'b.id', 'n.booking_id')
    .innerJoin('cars as c', 'c.id', 'b.car_id')
    .select(['n.kind', (e) => e('n.user_id', '=', e.ref('c.supplier_id')).as('isSupplier')])
    .where('n.booking_id', '=', id)
    .where('n.kind', 'in', ['driver-landed', 'driver-late'])
    .orderBy('n.created_at')
    .execute()

test('too early it is refused, on the way the supplier is notified once of each', async () => {
  expect((await say(driver, 'landed')).statusCode).toBe(409)
  expect(await told()).toEqual([])
  await change({ from_at: new Date(server.clock.now + 3 * hour) })
  expect((await say(driver, 'landed')).statusCode).toBe(200)
  expect((await say(driver, 'landed')).statusCode).toBe(200)
  expect(await told()).toEqual([{ kind: 'driver-landed', isSupplier: true }])
  server.clock.now += 1000
  expect((await say(driver, 'late')).statusCode).toBe(200)
  expect(await told()).toEqual([
    { kind: 'driver-landed', isSupplier: true },
    { kind: 'driver-late', isSupplier: true },
  ])
  const seen = (await driver('GET', `/api/bookings/${id}`)).json<{ landedAt: string; lateAt: string }>()
  expect(Date.parse(seen.lateAt) - Date.parse(seen.landedAt)).toBe(1000)
})

test("somebody else's booking is as absent as none, and other news are an error of the field", async () => {
  expect((await say(await server.as('jules-mbarga@wouri.example'), 'late')).statusCode).toBe(404)
  expect((await say(driver, 'lost')).statusCode).toBe(400)
})

test('ten at once notify once', async () => {
  await server.db.deleteFrom('notifications').where('booking_id', '=', id).execute()
  await server.db
    .updateTable('bookings')
    .set({ landed_at: null, late_at: null })
    .where('id', '=', id)
    .execute()
  const answers = await Promise.all(Array.from({ length: 10 }, () => say(driver, 'late')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await told()).toHaveLength(1)
})
