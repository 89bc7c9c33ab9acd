import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailedWork } from '#contract/staff/site/failed-work.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('work that was given up is shown to admins, and done when it is tried again', async () => {
  const { db, clock } = server
  await db.deleteFrom('outbox').execute()
  await db
    .insertInto('outbox')
    .values({
      kind: 'booking-confirmed',
      dedupe_key: 'one',
      payload: JSON.stringify({ bookingId: 'demo-booking-next' }),
      run_at: new Date(clock.now),
    })
    .execute()
  let isBroken = true
  const done: string[] = []
  const run = async (_: unknown, { id }: { id: string }) => {
    if (isBroken) throw Object.assign(new Error('to amina@wouri.example'), { code: 'EENVELOPE' })
    done.push(id)
  }
  const work = () =>
    workBatch({
      db,
      handlers: { 'booking-confirmed': { run, giveUpAfter: 0 } },
      now: () => clock.now,
      onError: () => undefined,
    })
  await work()

  const admin = await server.as('admin@wouri.example')
  const list = async () =>
    (await admin('GET', '/api/staff/failed-work')).json<{ work: FailedWork[]; total: number }>()
  const at = new Date(clock.now).toISOString()
  const { work: failed, total } = await list()
  expect([total, failed]).toMatchObject([
    1,
    [
      {
        kind: 'booking-confirmed',
        since: at,
        givenUpAt: at,
        tries: 1,
        error: 'Error EENVELOPE',
        bookingId: 'demo-booking-next',
      },
    ],
  ])
  const ids = [failed[0]!._id, '999999']
  const retry = async () => (await admin('POST', '/api/staff/failed-work/retry', { payload: { ids } })).json()
  isBroken = false
  expect(await retry()).toEqual({ retried: 1 })
  expect(await retry()).toEqual({ retried: 0 })
  expect((await list()).work).toEqual([])
  await work()
  expect(done).toEqual([ids[0]])
  const acts = await db.selectFrom('audit').selectAll().where('entity', '=', 'work').execute()
  expect(acts).toMatchObject([{ actor: 'admin', action: 'retried', entity_id: ids[0] }])
})
