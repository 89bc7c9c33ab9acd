// What holds for every route alike: foreign pages, strange methods, strange bodies, strange addresses.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { ofPages } from '#server/platform/http/policy/headers.ts'
import { noLimits } from '#tests/support/limits.ts'
import { routesOf } from '#tests/support/routes.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wouri-http-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wouri</title>')
  for (const file of ['sw.js', 'assets/app-12345678.js', '.env'])
    writeFileSync(join(folder, file), '// a file')
  server = await startServer(noLimits, { appFolder: folder, mailbox: true })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const calls = Object.entries(endpoints)
const unsafe = calls.filter(([, { method }]) => method !== 'GET')

/** Routes that are no calls of the contract and take something: each has a reason to, and tests of its own. */
const ownRoutes = [
  'POST /api/csp-report',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'POST /api/social/:provider/callback',
]

test('every route that may change something is in the contract, or one of a few known routes', async () => {
  const inContract = calls.map(([, { method, path }]) => `${method} ${path}`)
  const found = (await routesOf(server.app)).filter((route) => !route.startsWith('GET '))
  expect(found.length).toBeGreaterThanOrEqual(unsafe.length)
  expect(found.filter((route) => !inContract.includes(route) && !ownRoutes.includes(route))).toEqual([])
})

test('another site may neither read nor ask whether it may', async () => {
  for (const origin of ['https://evil.example', 'http://localhost']) {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const response = await server.app.inject({ method: 'OPTIONS', url: '/api/sign-in/frontend', headers })
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(response.statusCode).toBe(405)
    expect(response.headers['vary']).toBe('Origin, Sec-Fetch-Site')
  }
})

describe('a body that is strange JSON is refused quickly, and pollutes nothing', () => {
  const person = '"email":"driver@wouri.example","password":"wrong-one"'
  test.each([
    ['200 KB', JSON.stringify({ email: 'x'.repeat(200_000) }), 413],
    ['a depth of 10 000', '{"email":'.repeat(10_000) + '1' + '}'.repeat(10_000), 400],
    ['a prototype', `{"__proto__":{"admin":true},${person}}`, 400],
    ['a constructor', `{"constructor":{"prototype":{"admin":true}},${person}}`, 400],
    ['a number beyond numbers', '{"email":1e400,"password":"x"}', 400],
    ['minus zero', '{"email":-0,"password":"x"}', 400],
    ['half a character', '{"email":"\\ud800@wouri.example","password":"x"}', 400],
    ['a trailing comma', `{${person},}`, 400],
    ['nothing', '', 400],
    ['an array', `[{${person}}]`, 400],
    ['a text', '"email"', 400],
    // JSON allows both; the last key counts and a byte order mark is passed over, so that this is a wrong password.
    ['a key twice', `{"email":"nobody@wouri.example",${person}}`, 204],
    ['a byte order mark', `\uFEFF{${person}}`, 204],
  ])('%s', async (_, payload, status) => {
    const start = performance.now()
    const headers = { 'content-type': 'application/json' }
    const response = await server.visitor()('POST', '/api/sign-in/frontend', { payload, headers })
    expect(response.statusCode).toBe(status)
    if (status >= 400) expect(performance.now() - start).toBeLessThan(500)
    expect(({} as { admin?: unknown }).admin).toBeUndefined()
  })

  test('compressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const response = await server.visitor()('POST', '/api/sign-in/frontend', {
      payload: Buffer.alloc(1000),
      headers,
    })
    expect([response.statusCode, response.json()]).toEqual([415, { code: 'unsupported-media-type' }])
  })
})

describe('an unknown address', () => {
  test.each([
    ['/api/nope', 'application/json', 'no-store'],
    ['/api/user/1/x.css', 'application/json', 'no-store'],
    ['/nope', 'text/html', 'no-cache'],
    ['/assets/nope.js', 'application/json', 'no-store'],
    ['/.env', 'application/json', 'no-store'],
    ['/.git/HEAD', 'text/html', 'no-cache'],
    ['/index.html~', 'text/html', 'no-cache'],
    ['/..%2f..%2fpackage.json', 'application/json', 'no-store'],
    ['/assets/..%2f.env', 'application/json', 'no-store'],
  ])('%s', async (path, type, caching) => {
    const response = await server.visitor()('GET', path)
    expect(response.statusCode).toBe(404)
    expect(response.headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': caching,
    })
    expect(response.body).not.toContain('a file')
  })
})

describe('the headers are on every answer', () => {
  const json = { 'content-type': 'application/json' }
  const asks: [name: string, status: number, options: InjectOptions][] = [
    ['a screen', 200, { url: '/' }],
    ['the worker', 200, { url: '/sw.js' }],
    ['a file', 200, { url: '/assets/app-12345678.js' }],
    ['a call', 200, { url: '/api/settings' }],
    ['signed out', 401, { url: '/api/bookings' }],
    ['foreign', 403, { method: 'POST', url: '/api/sign-out', headers: { origin: 'null' } }],
    ['absent', 404, { url: '/api/nope' }],
    ['an absent screen', 404, { url: '/nope' }],
    ['another method', 405, { method: 'DELETE', url: '/api/cars' }],
    ['too large', 413, { method: 'POST', url: '/api/sign-up', payload: 'x'.repeat(200_000), headers: json }],
    ['too long', 414, { url: `/api/cars?x=${'x'.repeat(9000)}` }],
    [
      'no JSON',
      415,
      { method: 'POST', url: '/api/sign-up', payload: 'x', headers: { 'content-type': 'text/plain' } },
    ],
    ['unreadable', 400, { url: '/api/user/%zz' }],
  ]
  test.each(asks)('%s', async (_, status, options) => {
    const response = await server.app.inject(options)
    expect(response.statusCode).toBe(status)
    expectProtected(response.headers)
    const isFile = options.url === '/assets/app-12345678.js'
    for (const name of ofPages) expect(name in response.headers, name).toBe(!isFile)
    if (isFile) expect(response.headers).not.toHaveProperty('x-request-id')
    else expectNamed(response.headers)
  })

  test('unchanged', async () => {
    const { headers } = await server.app.inject('/')
    const again = await server.app.inject({
      url: '/',
      headers: { 'if-none-match': headers['etag'] as string },
    })
    expect(again.statusCode).toBe(304)
    expectProtected(again.headers)
    expectNamed(again.headers)
  })

  test('an internal error, without details', async () => {
    const broken = {
      refresh: async () => undefined,
      table: () => {
        throw new Error('secret of the inside')
      },
    }
    const other = await startServer(noLimits, { rates: broken as never })
    const response = await other.app.inject('/api/rates')
    expect([response.statusCode, response.json()]).toEqual([500, { code: 'unexpected' }])
    expectProtected(response.headers)
    expectNamed(response.headers)
    await other.close()
  })
})

const aUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Of a request, and for a page: a file that is the same for everybody goes without. */
function expectNamed(headers: Record<string, unknown>): void {
  expect(headers['x-request-id']).toMatch(aUuid)
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
}

function expectProtected(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /) as string,
  })
  for (const revealing of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(revealing)
}
