// Every kind of answer of the built app carries its headers; what is kept, and for how long.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofPages } from '#server/platform/http/policy/headers.ts'
import { builtApp } from '#tests/support/built-app.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  // A client of another origin draws pictures of ours.
  const clients = ['https://client.example']
  server = await startServer({}, { ...(await builtApp()), mailbox: true, clients })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.visitor()('GET', url, { headers })

const app = /require-trusted-types-for 'script'; trusted-types default/
/** Written for one reader, who asks each time whether it changed. */
const prerendered = 'private, max-age=0, must-revalidate'
/** The same for all readers of an address. */
const shared = expect.stringMatching(
  /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
) as string
const answer = /^default-src 'none'; frame-ancestors 'none'$/

const kinds: [path: string, status: number, caching: string, policy: RegExp][] = [
  ['/', 200, shared, app],
  ['/faq?l=fr', 200, shared, app],
  ['/search?pl=kribi', 200, prerendered, app],
  ['/index.html', 200, 'no-cache', app],
  ['/bookings?l=en', 200, 'no-cache', app],
  ['/bookings?l=fr', 200, 'no-cache', app],
  ['/sw.js', 200, 'no-cache', app],
  ['/document.js', 200, 'no-cache', app],
  ['/manifest.webmanifest', 200, 'no-cache', app],
  ['/icons/icon.svg', 200, 'public, max-age=604800, stale-while-revalidate=2592000', answer],
  ['/no-such-page', 404, prerendered, app],
  ['/assets/nope-12345678.js', 404, 'no-store', answer],
  ['/.env', 404, 'no-store', app],
  ['/api/settings', 200, 'public, max-age=60, stale-while-revalidate=600', answer],
  ['/api/cars', 400, 'no-store', answer],
  ['/api/bookings', 401, 'no-store', answer],
  ['/api/nope', 404, 'no-store', answer],
  ['/api/sign-out', 405, 'no-store', answer],
  ['/mailbox', 200, 'no-store', /^default-src 'none'; style-src 'self'; frame-src 'self';/],
  ['/newsletter/confirm', 200, 'no-store', /^default-src 'none'; style-src 'sha256-[^']+';/],
]

test.each(kinds)('%s (%i)', async (path, status, caching, policy) => {
  const { statusCode, headers } = await get(path)
  expect([statusCode, headers['cache-control']]).toEqual([status, caching])
  expect(headers['content-security-policy']).toMatch(policy)
  expect(headers['content-security-policy']).not.toContain('unsafe')
  const isFile = /^.(icons|assets)./.test(path)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isFile ? 'same-site' : 'same-origin',
  })
  if (isFile) for (const name of ofPages) expect(headers).not.toHaveProperty(name)
  else
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'reporting-endpoints': 'csp="/api/csp-report"',
      'permissions-policy': expect.stringContaining(' camera=(self), ') as string,
    })
  for (const revealing of [
    'x-powered-by',
    'server',
    'access-control-allow-origin',
    'strict-transport-security',
  ])
    expect(headers).not.toHaveProperty(revealing)
})

const hashedFile = async () => /\/assets\/[\w.-]+\.js/.exec((await get('/')).body)![0]

test('a hashed file is compressed and kept for a year; the worker is asked for each time', async () => {
  const { headers } = await get(await hashedFile(), { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  expect((await get('/assets/nope.js')).statusCode).toBe(404)
})

test('a page that caches on the way may keep names its build, by which they are emptied', async () => {
  const { headers } = await get('/faq?l=fr')
  expect(headers['cache-tag']).toBe(`wouri-${(await get('/build-id.txt')).body.trim()}`)
  expect((await get('/search?pl=kribi')).headers).not.toHaveProperty('cache-tag')
})

test('an unchanged page is answered with the same headers and without its body', async () => {
  const page = await get('/faq')
  const again = await get('/faq', { 'if-none-match': page.headers['etag'] as string })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
})

test('an unknown address is a real 404, and the screens’ own are not', async () => {
  expect((await get('/no-such-page', { accept: 'text/html' })).statusCode).toBe(404)
  for (const path of ['/', '/search', '/bookings', '/sign-in'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 200])
})
