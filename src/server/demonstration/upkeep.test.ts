import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarAccount } from '#contract/staff/fleet/car-account.ts'
import type { CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { worldSuppliers } from './seed/world/suppliers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the page of a car has services in every state, and costs, one of them taken back', async () => {
  const owner = await server.as('ngondo-cars@wouri.example')
  const car = '/api/staff/cars/fortuner-ngondo-01'
  const { services, reading } = (await owner('GET', `${car}/upkeep`)).json<CarUpkeep>()
  expect(services.map(({ kind, state }) => [kind, state])).toEqual([
    ['inspection', 'overdue'],
    ['oil', 'soon'],
    ['brakes', 'later'],
    ['tyres', 'later'],
  ])
  expect(services.every(({ lastKm }) => (lastKm ?? 0) <= reading!.km)).toBe(true)
  const { costs, months } = (await owner('GET', `${car}/account`)).json<CarAccount>()
  expect(costs.filter(({ takenBack }) => takenBack !== null)).toHaveLength(1)
  expect(months.some((month) => month.costs > 0)).toBe(true)
})

test('each supplier sees on its day what its cars need, and one of them is at the workshop tomorrow', async () => {
  for (const { id } of worldSuppliers) {
    const owner = await server.as(`${id}@wouri.example`)
    const { services } = (await owner('GET', '/api/staff/today')).json<StaffToday>()
    expect(new Set(services!.map(({ state }) => state))).toEqual(new Set(['overdue', 'soon']))
  }
  const { rows } = await sql`SELECT 1 FROM car_services WHERE entry_id IS NOT NULL`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
})

test('what a car had on its clock never becomes fewer', async () => {
  const { rows } = await sql<{ car: string }>`
    SELECT car FROM (SELECT car, km, lag(km) OVER (PARTITION BY car ORDER BY day, km) AS before FROM (
      SELECT car_id AS car, last_day AS day, last_km AS km FROM car_services WHERE last_km IS NOT NULL
      UNION ALL SELECT car_id, taken_at::date, kilometres FROM inspections) readings) ordered WHERE km < before`.execute(
    server.db,
  )
  expect(rows).toEqual([])
})
