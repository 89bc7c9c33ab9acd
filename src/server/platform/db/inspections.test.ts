// What the database itself holds of the records of cars, whoever writes.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checklistItems, defaultRequiredPictures } from '#domain/inspection/inspection.ts'
import { damageKinds, damageSizes, damageZones } from '#domain/inspection/damage.ts'
import { defaultGraceMinutes } from '#domain/inspection/charges.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const booking = 'demo-booking-next'
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const write = (statement: ReturnType<typeof sql>) => statement.execute(server.db)

test.each([
  'kilometres = 1',
  `damages = '[]'`,
  `seal = personal_hash`,
  `taken_at = now()`,
  `corrects = NULL`,
])('a record is never changed: %s', async (change) => {
  const id = await anInspection(server.db, booking)
  await expect(write(sql`UPDATE inspections SET ${sql.raw(change)} WHERE id = ${id}`)).rejects.toThrow(
    'never changed',
  )
})

test('words and signatures of a record can be erased', async () => {
  const id = await anInspection(server.db, booking, { remark: 'Words', kilometres_reason: 'Words' })
  await write(
    sql`UPDATE inspections SET driver_signature = NULL, remark = '', kilometres_reason = '' WHERE id = ${id}`,
  )
})

test('a correction is of the same booking, car and kind, and never of itself', async () => {
  const first = await anInspection(server.db, booking)
  await anInspection(server.db, booking, { corrects: first })
  await expect(anInspection(server.db, booking, { corrects: first, kind: 'back' })).rejects.toThrow(
    'foreign key',
  )
  await expect(anInspection(server.db, booking, { id: 'own', corrects: 'own' })).rejects.toThrow('check')
})

test.each([
  { level: 9 },
  { level: -1 },
  { level_unit: 'percent', level: 101 },
  { kilometres: -1 },
  { seal: 'short' },
] as const)('a record with %o is refused', async (change) => {
  await expect(anInspection(server.db, booking, change)).rejects.toThrow('check')
})

test('every damage that the domain knows can be kept, of the car of the record alone, and is repaired once', async () => {
  const seen = await anInspection(server.db, booking)
  const { car_id } = await server.db
    .selectFrom('inspections')
    .select('car_id')
    .where('id', '=', seen)
    .executeTakeFirstOrThrow()
  const add = (id: string, change: object = {}) =>
    server.db
      .insertInto('car_damages')
      .values({
        id,
        car_id,
        kind: 'scratch',
        size: 'coin',
        zone: 'left',
        first_seen_in: seen,
        first_seen_at: new Date(server.clock.now),
        repaired_at: null,
        repaired_by: null,
        ...change,
      })
      .execute()
  for (const kind of damageKinds) await add(kind, { kind })
  for (const size of damageSizes) await add(size, { size })
  for (const zone of damageZones) await add(`on ${zone}`, { zone })
  const other = await server.db
    .selectFrom('cars')
    .select('id')
    .where('id', '<>', car_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  await expect(add('elsewhere', { car_id: other.id })).rejects.toThrow('foreign key')
  await expect(write(sql`UPDATE car_damages SET zone = 'roof' WHERE id = 'dent'`)).rejects.toThrow(
    'never changed',
  )
  await write(sql`UPDATE car_damages SET repaired_at = now(), repaired_by = 'admin' WHERE id = 'dent'`)
})

test('a supplier that was made by the version before asks for what the domain says', async () => {
  const asked = await server.db
    .selectFrom('suppliers')
    .select(['required_pictures', 'checklist', 'grace_minutes', 'price_per_eighth', 'cleaning_price'])
    .distinct()
    .execute()
  expect(asked).toEqual([
    {
      required_pictures: defaultRequiredPictures,
      checklist: [...checklistItems],
      grace_minutes: defaultGraceMinutes,
      price_per_eighth: 0,
      cleaning_price: 0,
    },
  ])
})
