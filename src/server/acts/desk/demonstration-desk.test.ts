import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { worldSuppliers } from '#server/demonstration/seed/world/suppliers.ts'
import { examine } from '#server/acts/doctor/examine.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

/**
 * The demonstration has no proposed places, which admins decide, no maintenance plans, and its late cars have no booking right after;
 * suppliers are told apart in the day of all of them.
 */
const mayBeEmpty = ['proposals', 'atRisk', 'services', 'suppliers']

test.each(worldSuppliers.map(({ id }) => id))(
  'the desk of %s has something on every list',
  async (supplier) => {
    const today = (await admin('GET', `/api/staff/today?supplier=${supplier}`)).json<StaffToday>()
    const empty = Object.entries(today).filter(([, list]) => Array.isArray(list) && list.length === 0)
    expect(empty.map(([name]) => name).filter((name) => !mayBeEmpty.includes(name))).toEqual([])
    for (const { plate } of today.freeTonight) expect(plate).toMatch(/^[A-Z]{2}\d{3}[A-Z]{2}$/)
    const from = dayOf(server.clock.now)
    const query = { supplier, from, to: addDays(from, 6) }
    const { cars } = (await admin('GET', '/api/staff/calendar', { query })).json<StaffCalendar>()
    const kinds = new Set(cars.flatMap(({ entries }) => entries.map(({ kind }) => kind)))
    expect([...kinds]).toEqual(expect.arrayContaining(['booking', 'block', 'maintenance']))
  },
)

test('one supplier has a desk beside its owner, and all of it is sound', async () => {
  const desk = await server.as('desk@wouri.example')
  expect((await desk('GET', '/api/staff/today')).json()).toMatchObject({
    role: 'desk',
    supplier: { _id: 'ngondo-cars' },
  })
  expect(await examine(server.db)).toEqual([])
})
