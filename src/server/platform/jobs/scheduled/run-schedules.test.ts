import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSchedules, type SchedulePorts } from './run-schedules.ts'
import { nextRun, type ScheduledJob } from './schedule.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open: { stop(): Promise<void> }[] = []
function start(name: string, jobs: ScheduledJob[], more: Partial<SchedulePorts> = {}) {
  const problems: string[] = []
  const process = startSchedules({
    db: server.db,
    schedules: [{ name, when: { every: 60_000 }, jobs }],
    now: () => server.clock.now,
    onError: (problem) => void problems.push(problem),
    tick: 10,
    ...more,
  })
  open.push(process)
  return { ...process, problems }
}
afterAll(() => Promise.all(open.map((each) => each.stop())))

const row = (name: string) =>
  server.db.selectFrom('schedules').selectAll().where('name', '=', name).executeTakeFirst()
const settled = (name: string, at: number) =>
  expect
    .poll(async () => (await row(name))?.last_at?.getTime() === at && (await row(name))?.holder === null)
    .toBe(true)

test('three processes run a schedule once each time it is due', async () => {
  const runs: number[] = []
  const jobs = [{ name: 'count', run: async (at: number) => void runs.push(at) }]
  for (let process = 0; process < 3; process++) start('once', jobs)
  const begun = server.clock.now
  await settled('once', begun)
  await pause(50)
  expect(runs).toEqual([begun])
  server.clock.now += 59_999
  await pause(50)
  expect(runs).toHaveLength(1)
  server.clock.now += 1
  await settled('once', begun + 60_000)
  expect(runs).toEqual([begun, begun + 60_000])
})

test('a job that fails stops none of the others, is reported by its code alone, and runs again', async () => {
  const done: number[] = []
  const fail = async () => {
    throw Object.assign(new Error('amina@wouri.example is wrong'), { code: '23503' })
  }
  const { problems } = start('failing', [
    { name: 'first', run: fail },
    { name: 'second', run: async (at) => void done.push(at) },
  ])
  await settled('failing', server.clock.now)
  expect([done.length, problems]).toEqual([1, ['first: 23503']])
  expect(await row('failing')).toMatchObject({ last_failures: 1 })
  server.clock.now += 60_000
  await settled('failing', server.clock.now)
  expect([done.length, problems.length]).toEqual([2, 2])
})

test('what a dead process held is taken over, and a slow one keeps what it holds', async () => {
  const dead = { name: 'orphan', next_at: new Date(server.clock.now), holder: crypto.randomUUID() }
  await server.db
    .insertInto('schedules')
    .values({ ...dead, leased_until: new Date(server.clock.now + 20_000) })
    .execute()
  let finish = () => {}
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const slow = start('orphan', [{ name: 'slow', run }])
  await pause(50)
  expect(run).not.toHaveBeenCalled()
  server.clock.now += 20_001
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  start('orphan', [{ name: 'slow', run }])
  server.clock.now += 15_000
  await pause(50)
  expect(run).toHaveBeenCalledOnce()
  let isStopped = false
  const stopping = slow.stop().then(() => (isStopped = true))
  await pause(20)
  expect(isStopped).toBe(false)
  finish()
  await stopping
})

test('a database that is away is reported once, and harms nothing', async () => {
  const away = connect({ host: '127.0.0.1', port: 1 })
  const process = start('away', [], { db: away })
  await pause(100)
  await process.stop()
  await away.destroy()
  expect(process.problems).toEqual(['schedules: ECONNREFUSED'])
})

test('times of a day are those of Douala', () => {
  const nightly = { cron: '20 3 * * *' }
  // 03:20 there is 02:20 UTC.
  expect(nextRun(nightly, Date.UTC(2026, 10, 25, 2, 19))).toBe(Date.UTC(2026, 10, 25, 2, 20))
  expect(nextRun(nightly, Date.UTC(2026, 10, 25, 2, 20))).toBe(Date.UTC(2026, 10, 26, 2, 20))
  expect(nextRun({ every: 5000 }, 1000)).toBe(6000)
})
