import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cutConnections, signalServer, untilServed } from '#tests/support/embedded-server.ts'
import { connect, type Db } from './connect.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts'
import { readLock } from './embedded/lock.ts'
import { rotateLog } from './embedded/log.ts'

let folder: string
let data: string
let server: EmbeddedPostgres
let db: Db
const told: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-embedded-'))
  data = join(folder, 'postgres')
  server = await startEmbeddedPostgres({ folder: data, onProblem: (problem) => void told.push(problem) })
  db = connect(server.connection)
  await sql`CREATE TABLE kept AS SELECT 1 AS one`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const kept = async () => (await sql<{ one: number }>`SELECT one FROM kept`.execute(db)).rows

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a server that ends by %s is started again, and the pool goes on',
  async (signal) => {
    const inUse = db.transaction().execute(async (tx) => {
      await sql`SELECT 1`.execute(tx)
      await untilServed(data, await signalServer(data, signal))
      return sql`SELECT 1`.execute(tx)
    })
    await expect(inUse).rejects.toThrow(/terminat|not queryable/)
    expect(await kept()).toEqual([{ one: 1 }])
    await expect.poll(() => told.at(-1), { timeout: 10_000 }).toBe('The embedded database runs again.')
  },
)

test('connections that are cut cost no server', async () => {
  const { pid } = await readLock(data)
  const inUse = db.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx)
    // That which holds the folder may be on its way again.
    expect(await cutConnections(data)).toBeGreaterThan(0)
    return sql`SELECT 1`.execute(tx)
  })
  await expect(inUse).rejects.toThrow(/terminat|not queryable/)
  expect(await kept()).toEqual([{ one: 1 }])
  expect((await readLock(data)).pid).toBe(pid)
})

test('its log records every start and no content of statements', async () => {
  await expect(sql`SELECT 'canary in a statement'::int`.execute(db)).rejects.toThrow('invalid input syntax')
  const log = await readFile(`${data}.log`, 'utf8')
  expect(log.split('ready to accept connections').length - 1).toBeGreaterThanOrEqual(3)
  expect(log).not.toContain('canary')
})

test('a long log is put away, and the one before it is gone', async () => {
  const path = join(folder, 'long.log')
  for (const letter of ['a', 'b']) {
    await appendFile(path, letter.repeat(1024 * 1024))
    await rotateLog(path)
  }
  await rotateLog(path)
  expect((await stat(path)).size).toBe(0)
  expect(await readFile(`${path}.1`, 'utf8')).toMatch(/^b+$/)
})

test('an unanswered statement closes its connection', async () => {
  const impatient = connect({ ...server.connection, max: 1, query_timeout: 300 })
  const pidOf = async () =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(impatient)).rows[0]!.pid
  const before = await pidOf()
  await expect(sql`SELECT pg_sleep(30)`.execute(impatient)).rejects.toThrow('Query read timeout')
  expect(await pidOf()).not.toBe(before)
  await impatient.destroy()
})

test('a lock that names no process signals none', async () => {
  const again = await startEmbeddedPostgres({ folder: data })
  const lock = join(data, 'postmaster.pid')
  const text = await readFile(lock, 'utf8')
  await writeFile(lock, text.replace(/^\d+/, ''))
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  await again.stop()
  expect(kill).not.toHaveBeenCalled()
  kill.mockRestore()
  await writeFile(lock, text)
})
