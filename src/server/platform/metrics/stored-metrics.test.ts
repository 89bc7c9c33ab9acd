// What an operator goes by: before taking an earlier key away, and when work is not done.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { openMetrics } from './metrics.ts'
import { storedMetrics } from './stored-metrics.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('pictures and rental conditions under an earlier key are counted like files and photographs', async () => {
  const { db, clock } = server
  const at = new Date(clock.now)
  const [earlier, current] = ['a'.repeat(16), 'b'.repeat(16)]
  await db
    .insertInto('file_keys')
    .values([
      { name: earlier, first_used_at: new Date(clock.now - hour), replaced_at: at },
      { name: current, first_used_at: at },
    ])
    .execute()
  for (const table of ['files', 'car_photos', 'pictures', 'rental_conditions'] as const)
    await db.updateTable(table).set({ sealed_under: current }).execute()
  const metrics = openMetrics()
  const refresh = storedMetrics(metrics, db, () => clock.now)
  const read = async () => {
    await refresh()
    return (await metrics.registry.getSingleMetric('wouri_files_under_earlier_key')!.get()).values[0]?.value
  }
  expect(await read()).toBe(0)

  const times = { created_at: at, sealed_under: earlier }
  const picture = { id: 'c'.repeat(32), kind: 'logo', touched_at: at } as const
  await db
    .insertInto('pictures')
    .values({ ...picture, ...times })
    .execute()
  expect(await read()).toBe(1)
  const { id: supplier } = await db.selectFrom('suppliers').select('id').limit(1).executeTakeFirstOrThrow()
  const conditions = { id: 'd'.repeat(64), supplier_id: supplier, language: 'fr', bytes: 1 } as const
  await db
    .insertInto('rental_conditions')
    .values({ ...conditions, ...times })
    .execute()
  expect(await read()).toBe(2)
})

test('a job that fails is as old as its first try, not as its last', async () => {
  const { db, clock } = server
  await db.deleteFrom('outbox').execute()
  await db
    .transaction()
    .execute((tx) => queue(tx, { kind: 'mail', dedupeKey: 'lost', payload: {}, now: clock.now }))
  const metrics = openMetrics()
  const refresh = storedMetrics(metrics, db, () => clock.now)
  const run = async () => {
    throw new Error('the mail server is gone')
  }
  const began = clock.now
  for (let tries = 0; tries < 6; tries++) {
    const work = {
      db,
      handlers: { mail: { run, giveUpAfter: day } },
      now: () => clock.now,
      onError: () => undefined,
    }
    await workBatch({ ...work, random: () => 0.5 })
    clock.now += 6 * minute
  }
  await refresh()
  const { values } = await metrics.registry.getSingleMetric('wouri_job_oldest_seconds')!.get()
  expect(values).toMatchObject([{ value: (clock.now - began) / 1000, labels: { kind: 'mail' } }])
})
