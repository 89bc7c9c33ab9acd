import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Inspections } from '#contract/bookings/inspections.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { fillInspections } from './seed/fill-inspections.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a dozen records stand in the demonstration, with a contest, a refused charge and a deposit that was kept', async () => {
  const count = async (query: ReturnType<typeof sql<{ count: string }>>) =>
    Number((await query.execute(server.db)).rows[0]!.count)
  expect(await count(sql`SELECT count(*) FROM inspections`)).toBe(12)
  expect(await count(sql`SELECT count(*) FROM return_answers WHERE NOT agrees`)).toBe(1)
  expect(await count(sql`SELECT count(*) FROM booking_charges WHERE refused_at IS NOT NULL`)).toBe(1)
  expect(await count(sql`SELECT count(*) FROM deposit_lines WHERE kind = 'retained'`)).toBeGreaterThan(0)
  const driver = await server.as('driver@wouri.example')
  const answer = (await driver('GET', '/api/bookings/demo-booking-001/inspections')).json<Inspections>()
  expect(answer.inspections.map(({ kind, standing, damages }) => [kind, standing, damages.length])).toEqual([
    ['out', 'valid', 1],
    ['back', 'valid', 2],
  ])
  expect(await examine(server.db)).toEqual([])
})

test('where there is a place for files its pictures are shown', async () => {
  const { db, files } = server
  for (const table of ['car_damages', 'inspection_pictures', 'inspections'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db)
  await db.transaction().execute((tx) => fillInspections(tx, files))
  const driver = await server.as('driver@wouri.example')
  const path = '/api/bookings/demo-booking-001'
  const { inspections } = (await driver('GET', `${path}/inspections`)).json<Inspections>()
  expect(inspections.flatMap(({ pictures }) => pictures.filter(({ hasArrived }) => hasArrived))).toHaveLength(
    8,
  )
  const { sha256 } = inspections[0]!.pictures[0]!
  const shown = await driver('GET', `${path}/inspection-pictures/${sha256}`)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await examine(db)).toEqual([])
})
