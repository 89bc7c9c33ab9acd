import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour, minute } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { PermanentError } from './job-errors.ts'
import { leaseJobs } from './lease-jobs.ts'
import { queue } from './queue.ts'
import { pauseAfter } from './settle-job.ts'
import { startOutbox, workBatch, type Handler } from './work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('outbox').execute())

const add = (dedupeKey: string, kind = 'greet') =>
  server.db
    .transaction()
    .execute((tx) => queue(tx, { kind, dedupeKey, payload: { name: dedupeKey }, now: server.clock.now }))
const row = () => server.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
const work = (run: Handler['run'], problems: string[] = []) =>
  workBatch({
    db: server.db,
    handlers: { greet: { run, giveUpAfter: day } },
    now: () => server.clock.now,
    onError: (problem) => problems.push(problem),
    random: () => 0.5,
  })
const failing = async () => {
  throw Object.assign(new Error('no road to ruth@wouri.example'), { code: 'ECONNREFUSED' })
}

test('a key is one task, and a transaction that is undone leaves none', async () => {
  await add('a')
  await add('a')
  await server.db
    .transaction()
    .execute(async (tx) => {
      await queue(tx, { kind: 'greet', dedupeKey: 'b', payload: {}, now: server.clock.now })
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect(await server.db.selectFrom('outbox').select('dedupe_key').execute()).toEqual([{ dedupe_key: 'a' }])
})

test('work is done once, however many workers look for it', async () => {
  for (let task = 0; task < 25; task++) await add(`task-${task}`)
  const done: string[] = []
  const run: Handler['run'] = async ({ name }) => void done.push(name!)
  while ((await Promise.all([work(run), work(run), work(run)])).some((worked) => worked > 0));
  expect(done).toHaveLength(25)
  expect(new Set(done).size).toBe(25)
})

test('a worker that dies gives the job back after a minute, with the same id', async () => {
  await add('a')
  const [lost] = await leaseJobs(server.db, ['greet'], server.clock.now)
  const run = vi.fn(async () => undefined)
  expect(await work(run)).toBe(0)
  server.clock.now += minute + 1
  expect(await work(run)).toBe(1)
  expect(run).toHaveBeenCalledWith({ name: 'a' }, { id: lost!.id })
  server.clock.now += day
  expect(await work(run)).toBe(0)
})

describe('a failure', () => {
  test('is tried again after a pause that doubles up to six hours', async () => {
    await add('a')
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      await work(failing)
      const { run_at: next, attempts } = await row()
      expect(attempts).toBe(attempt)
      pauses.push(next.getTime() - server.clock.now)
      server.clock.now = next.getTime() - 1
      expect(await work(failing)).toBe(0)
      server.clock.now += 1
    }
    expect(pauses).toEqual([10_000, 20_000, 40_000, 80_000])
    expect(pauseAfter(40, () => 0.5)).toBe(6 * hour)
    expect([pauseAfter(1, () => 0), pauseAfter(1, () => 1)]).toEqual([8000, 12_000])
  })

  test('is stored as a code, without words of a person', async () => {
    await add('a')
    const problems: string[] = []
    await work(failing, problems)
    expect((await row()).last_error).toBe('Error ECONNREFUSED')
    expect(problems.join()).not.toContain('ruth')
    server.clock.now += minute
    await work(async () => undefined)
    expect(await row()).toMatchObject({ last_error: null, done_at: new Date(server.clock.now) })
  })

  test('for a day of tries ends the job', async () => {
    await add('a')
    // No worker ran for two days: that does not count as a try.
    server.clock.now += 2 * day
    const first = server.clock.now
    await work(failing)
    let tries = 1
    for (let current = await row(); current.dead_at === null; current = await row()) {
      server.clock.now = current.run_at.getTime()
      tries += await work(failing)
    }
    expect(server.clock.now - first).toBeGreaterThanOrEqual(day)
    expect(server.clock.now - first).toBeLessThan(day + 6 * hour)
    expect(tries).toBeLessThan(20)
    server.clock.now += day
    expect(await work(failing)).toBe(0)
  })

  test('that is permanent ends it at once', async () => {
    await add('a')
    await work(async () => {
      throw new PermanentError(
        Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 }),
      )
    })
    expect(await row()).toMatchObject({
      dead_at: new Date(server.clock.now),
      last_error: 'Error EENVELOPE 550',
    })
  })
})

test('a kind that this build does not know waits', async () => {
  await add('a', 'newer')
  expect(await work(async () => undefined)).toBe(0)
  expect(await row()).toMatchObject({ attempts: 0, done_at: null })
})

test('the loop works when woken, more than a batch at once, and stopping waits for what runs', async () => {
  let finished = 0
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const outbox = startOutbox({
    db: server.db,
    handlers: { greet: { giveUpAfter: day, run: async () => gate.then(() => void (finished += 1)) } },
    now: () => server.clock.now,
    onError: () => undefined,
  })
  for (let task = 0; task < 12; task++) await add(`task-${task}`)
  outbox.wake()
  await vi.waitFor(async () => {
    const held = await server.db
      .selectFrom('outbox')
      .selectAll()
      .where('leased_until', 'is not', null)
      .execute()
    expect(held.length).toBeGreaterThan(0)
  })
  release()
  await vi.waitFor(() => expect(finished).toBe(12))
  await outbox.stop()
  expect(await server.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).toEqual([])
  await add('later')
  outbox.wake()
  expect(finished).toBe(12)
})
