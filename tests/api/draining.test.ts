// The real process is told to end while people use it: whoever balances hears of it first, and nobody's request is lost.
// @module-tag all

import { Agent, request, type IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startProcess, type Process } from '#tests/support/process.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let folder: string
let site: Process
let env: Record<string, string>
beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(join(tmpdir(), 'wouri-draining-'))
  const { host, port, user } = inject('postgres')
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(server.db)
  env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${rows[0]!.name}?host=${encodeURIComponent(host)}`,
    WOURI_DEMO: 'on',
    WOURI_DATA: folder,
    DRAIN_SECONDS: '3',
  }
  site = await startProcess(env)
  if (site.url === null) throw new Error(`it did not start: ${site.written()}`)
})
afterAll(async () => {
  await site.stop()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const clients = new Agent({ keepAlive: true, maxSockets: 4 })
/** A connection of its own for each. */
const alone = new Agent({ keepAlive: false })

/** The status of a request, or the code of what became of its connection. The body is sent in two halves, a moment apart. */
function outcome(path: string, { agent = clients, body = '', between = 0 } = {}): Promise<string> {
  return new Promise((done) => {
    const method = body === '' ? 'GET' : 'POST'
    const headers = body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length }
    const asked = request(site.url + path, { agent, method, headers }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => done(String(answer.statusCode)))
      answer.once('error', (error: NodeJS.ErrnoException) => done(`cut ${error.code}`))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'))
    asked.write(body.slice(0, body.length / 2))
    setTimeout(() => asked.end(body.slice(body.length / 2)), between)
  })
}

test('at SIGTERM it is not ready any more, goes on answering, and loses no request that it took', async () => {
  const outcomes: string[] = []
  const drained = new AbortController()
  const balance = async () => {
    while ((await outcome('/api/ready', { agent: alone })) === '200') await pause(50)
    drained.abort()
  }
  const client = async () => {
    while (!drained.signal.aborted) outcomes.push(await outcome('/api/locations'))
  }
  const load = Promise.all([balance(), ...Array.from({ length: 4 }, client)])
  await pause(300)
  // Whoever is slow is still sending when no connection is taken any more.
  const body = JSON.stringify({ email: 'nobody@wouri.example', password: 'a long enough guess' })
  const slow = outcome('/api/sign-in/frontend', { agent: alone, body, between: 5000 })
  await pause(100)
  const ended = site.stop()
  await load
  expect(await slow).toBe('204')
  expect(await ended).toBe(0)
  expect(await outcome('/api/health', { agent: alone })).toBe('ECONNREFUSED')
  expect(new Set(outcomes)).toEqual(new Set(['200']))
  expect(outcomes.length).toBeGreaterThan(3)
})

test('a signal that comes while it starts ends it in order too', async () => {
  // Sent as soon as somebody listens for it.
  const early = `process.on('newListener', (name) =>
    name === 'SIGTERM' && setImmediate(() => process.kill(process.pid, name)))`
  const options = `--import=data:text/javascript,${encodeURIComponent(early)}`
  const starting = await startProcess({ ...env, DRAIN_SECONDS: '0', NODE_OPTIONS: options })
  expect(starting.url).toBeNull()
  expect(await starting.stop(), starting.written()).toBe(0)
  expect(starting.written()).not.toContain('Error')
})
