import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { hasDemonstration, isPublicOrigin, refuseLeftover } from './start-rule.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test.each([
  ['https://x.example', true],
  ['http://wouri.cm:8080', true],
  ['https://102.244.1.2', true],
  ['https://[2a02:1::2]', true],
  ['http://localhost:3000', false],
  ['http://wouri.localhost', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://192.168.1.20:3000', false],
  ['http://172.20.0.3', false],
  ['http://[fd00::1]', false],
  ['http://wouri', false],
  ['http://printer.local', false],
])('%s is public: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic)
})

const origin = { WOURI_ORIGIN: 'https://x.example' }
const here = { WOURI_ORIGIN: 'http://192.168.1.20:3000' }
const database = { DATABASE_URL: 'postgres://db.internal/wouri' }
const on = { WOURI_DEMO: 'on' } as const
const off = { WOURI_DEMO: 'off' } as const
const toAll = { WOURI_DEMO: 'public' } as const

test.each([
  [{}, true],
  [here, true],
  [{ ...here, ...on }, true],
  [off, false],
  [{ ...database, ...on }, true],
  [{ ...database, ...off }, false],
  [{ ...origin, ...off }, false],
  [{ ...origin, ...database, ...off }, false],
  [{ ...origin, ...toAll }, true],
])('a start with %j has the demonstration: %s', (env, expected) => {
  expect(hasDemonstration(env)).toBe(expected)
})

test.each([
  [origin, 'WOURI_ORIGIN=https://x.example is public: set WOURI_DEMO=off'],
  [{ ...origin, ...on }, 'WOURI_ORIGIN=https://x.example is public: set WOURI_DEMO=off'],
  [{ ...origin, ...database }, 'WOURI_ORIGIN=https://x.example is public: set WOURI_DEMO=off'],
  [database, 'DATABASE_URL names a database of your own: set WOURI_DEMO=off'],
])('a start with %j is refused with what to set', (env, sentence) => {
  expect(() => hasDemonstration(env)).toThrow(sentence)
})

test('a database that was filled is refused, also when it was filled before that was written down', async () => {
  await expect(refuseLeftover(server.db)).rejects.toThrow('npm run demo:clear')
  await sql`DROP TABLE demonstration`.execute(server.db)
  const migration = await readFile(
    new URL('../platform/db/migrations/0014-demonstration.sql', import.meta.url),
    'utf8',
  )
  await sql.raw(migration).execute(server.db)
  await expect(refuseLeftover(server.db)).rejects.toThrow('npm run demo:clear')
})
