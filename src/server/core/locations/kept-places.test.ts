import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Location } from '#contract/cars/locations.ts'
import type { SupplierPage } from '#contract/cars/suppliers.ts'
import { createStaffPlace } from '#contract/staff/site/places.ts'
import { minute } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
/** A replica that never hears of anything. */
let behind: TestServer
beforeAll(async () => {
  behind = await startServer()
  server = await startServer({}, { keptFor: minute, replica: behind.db })
})
afterAll(async () => {
  await server.close()
  await behind.close()
})

const countAt = async (id: string) => {
  const places = (await server.visitor()('GET', '/api/locations')).json<Location[]>()
  return places.find(({ _id }) => _id === id)!.cars
}
const settled = () => new Promise((done) => setTimeout(done, 200))

test('a place counts each car at it or below it once', async () => {
  const { rows } = await sql<{
    cars: number
  }>`SELECT count(*)::int AS cars FROM cars c WHERE available AND EXISTS (
    SELECT FROM locations l WHERE (l.id = 'douala' OR l.parent = 'douala') AND l.id = ANY(c.location_ids))`.execute(
    server.db,
  )
  expect(await countAt('douala')).toBe(rows[0]!.cars)
})

test('counts are of the last minute, shared by all readers, and renewed behind them', async () => {
  const before = await countAt('douala')
  await sql`UPDATE cars SET available = false WHERE 'douala-airport' = ANY(location_ids)`.execute(server.db)
  expect(await countAt('douala')).toBe(before)
  server.clock.now += minute
  expect(await countAt('douala')).toBe(before)
  await settled()
  expect(await countAt('douala')).toBeLessThan(before)
})

test('what an admin changes about a place is seen at once', async () => {
  const admin = await server.as('admin@wouri.example')
  const { body } = createStaffPlace.example(server.clock.now)
  const added = await admin('POST', createStaffPlace.path, { payload: body as object })
  expect(added.statusCode).toBe(201)
  const seen = (await server.visitor()('GET', '/api/locations')).json<Location[]>()
  expect(seen.some(({ _id }) => _id === added.json<{ _id: string }>()._id)).toBe(true)
})

test('what changes about a supplier does not wait for a replica either', async () => {
  await sql`UPDATE suppliers SET name = 'Aurore Location' WHERE id = (SELECT min(id) FROM suppliers)`.execute(
    server.db,
  )
  const { suppliers } = (await server.visitor()('GET', '/api/suppliers')).json<SupplierPage>()
  expect(suppliers.map(({ name }) => name)).toContain('Aurore Location')
})
