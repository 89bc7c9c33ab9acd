// The list of suppliers as documents: a walk through its numbers, and a database that is away.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBareBuild } from '#tests/support/bare-build.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const build = makeBareBuild()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ reads: { points: 20, seconds: 60 } }, build.ports)
})
afterAll(async () => {
  await server.close()
  build.remove()
})

const get = (url: string, remoteAddress: string) =>
  server.app.inject({ url, remoteAddress, headers: { host: 'localhost' } })

test('who walks through pages that are none uses up their own limit, and nobody else’s', async () => {
  const statuses: number[] = []
  for (let page = 2; page < 42; page += 1)
    statuses.push((await get(`/suppliers?page=${page}`, '203.0.113.9')).statusCode)
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  const page = await get('/locations', '203.0.113.10')
  expect(page.body).toContain('<link rel="canonical" href="http://localhost/locations"')
})

test('without the database the app is sent, which says so itself', async () => {
  await sql`ALTER TABLE settings RENAME TO away`.execute(server.db)
  for (const url of ['/suppliers', '/suppliers?page=2']) {
    const response = await get(url, '203.0.113.11')
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.body).toContain('<div id="root">')
  }
})
