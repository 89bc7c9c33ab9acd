import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepsOffSearch } from '#domain/papers/paper.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { isOffered } from './offered-sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the SQL of what is offered is the rule about papers, with the switch on and off', async () => {
  const today = dayOf(server.clock.now)
  const cars = await server.db.selectFrom('cars').select(['id', 'supplier_id', 'available']).execute()
  const ends = [null, addDays(today, -400), addDays(today, -1), today, addDays(today, 30)]
  const papers = cars.flatMap(({ id, supplier_id }, index) =>
    (['insurance', 'inspection'] as const).map((kind, second) => ({
      id: `${kind}-${id}`,
      supplier_id,
      car_id: id,
      kind,
      number: 'AB 12',
      valid_until: ends[(index + second * Math.floor(index / 5)) % 5]!,
      file: null,
      added_at: new Date(server.clock.now),
      // What a newer one has replaced counts no longer.
      replaced_at: index % 7 === 0 && second === 1 ? new Date(server.clock.now) : null,
    })),
  )
  await server.db.deleteFrom('papers').execute()
  await server.db.insertInto('papers').values(papers).execute()
  for (const isWanted of [true, false]) {
    await server.db.updateTable('settings').set({ unlist_expired: isWanted }).execute()
    const { rows } = await sql<{ id: string }>`SELECT c.id FROM cars c WHERE ${isOffered(
      server.clock.now,
    )} ORDER BY c.id`.execute(server.db)
    const expected = cars.filter(({ id, available }) => {
      const own = papers.filter(({ car_id, replaced_at }) => car_id === id && replaced_at === null)
      return (
        available &&
        !keepsOffSearch(
          own.map(({ valid_until: validUntil }) => ({ validUntil })),
          today,
          isWanted,
        )
      )
    })
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).toSorted())
  }
})
