// Two processes of one site count as one: in the database, and in Redis or Valkey, which may go away and come back.

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { findProgram, freePort, startRedis, type Service } from '#tests/support/services.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { databaseCounters, redisCounters } from './counters.ts'
import { forgetCounters } from './forget-counters.ts'
import { limitersOf, type Limiter } from './limits.ts'
import { openRedis } from './redis.ts'

const limits = { mailsTo: { points: 3, seconds: 3600 }, reads: { points: 2, seconds: 60 } }
const refused = { code: 'too-many-requests' }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function expectOneCount(here: Limiter, there: Limiter, key: string): Promise<void> {
  await here.take(key)
  await there.take(key)
  await here.check(key)
  await there.take(key)
  await expect(here.check(key)).rejects.toMatchObject(refused)
  await expect(here.take(key)).rejects.toMatchObject(refused)
  await expect(there.take('somebody else')).resolves.toBeUndefined()
  await there.giveBack(key)
  await there.giveBack(key)
  await here.take(key)
  await here.forget(key)
  await there.check(key)
}

test('the database counts for both processes, and names nobody', async () => {
  const counters = databaseCounters(server.db)
  await expectOneCount(
    limitersOf(limits, counters)('mailsTo'),
    limitersOf(limits, counters)('mailsTo'),
    'ruth@own.example',
  )
  const { rows } = await sql`SELECT key FROM rate_limits`.execute(server.db)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/ruth|else/)
  await forgetCounters(server.db, Date.now() + 2 * hour)
  expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test('a hundred at once are let through as often as the limit says', async () => {
  const mails = limitersOf(limits, databaseCounters(server.db))('mailsTo')
  const tried = await Promise.allSettled(Array.from({ length: 100 }, () => mails.take('one')))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('reading writes nothing to the database', async () => {
  const reads = limitersOf(limits, databaseCounters(server.db))('reads')
  await reads.take('10.0.0.1')
  await reads.take('10.0.0.1')
  await expect(reads.take('10.0.0.1')).rejects.toMatchObject(refused)
  const rows = await server.db.selectFrom('rate_limits').where('key', 'like', 'reads:%').selectAll().execute()
  expect(rows).toEqual([])
})

const program = findProgram('valkey-server', 'redis-server')
describe.skipIf(program === null)('in Redis or Valkey (skipped where the system has neither)', () => {
  let service: Service
  let port: number
  const problems: string[] = []
  const opened: ReturnType<typeof openRedis>[] = []
  const process = () => {
    const redis = openRedis(`redis://127.0.0.1:${port}`, (problem) => problems.push(problem))
    opened.push(redis)
    return { redis, limiter: limitersOf(limits, redisCounters(redis)) }
  }
  beforeAll(async () => {
    port = await freePort()
    service = await startRedis(program!, port)
  })
  afterAll(async () => {
    for (const redis of opened) redis.disconnect()
    await service.stop()
  })

  test('both processes count as one, reading too', async () => {
    const [here, there] = [process(), process()]
    await expect.poll(() => [here.redis.status, there.redis.status]).toEqual(['ready', 'ready'])
    await expectOneCount(here.limiter('mailsTo'), there.limiter('mailsTo'), 'ruth@own.example')
    await here.limiter('reads').take('10.0.0.1')
    await there.limiter('reads').take('10.0.0.1')
    await expect(here.limiter('reads').take('10.0.0.1')).rejects.toMatchObject(refused)
    expect((await here.redis.keys('*')).join()).not.toMatch(/ruth|10\.0/)
  })

  test('while it is away each counts alone and at once, and together again when it is back', async () => {
    const { redis, limiter } = process()
    const mails = limiter('mailsTo')
    await expect.poll(() => redis.status).toBe('ready')
    service.child.kill('SIGSTOP')
    // It is answered while the service is still on hold.
    await mails.take('one')
    service.child.kill('SIGCONT')
    await service.stop()
    for (let time = 0; time < 2; time++) await mails.take('one')
    await expect(mails.take('one')).rejects.toMatchObject(refused)
    // It is missed when somebody tries to reach it again.
    const isMissed = () => problems.some((problem) => problem.startsWith('Redis is away'))
    await expect.poll(isMissed, { timeout: 10_000 }).toBe(true)
    service = await startRedis(program!, port)
    await expect.poll(() => redis.status, { timeout: 10_000 }).toBe('ready')
    await mails.take('one')
    await pause(10)
    expect(problems).toContain('Redis is back.')
  })
})
