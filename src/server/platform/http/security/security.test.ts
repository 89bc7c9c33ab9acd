import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofPages } from '#server/platform/http/policy/headers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const write = (headers: Record<string, string>) => server.visitor()('POST', '/api/sign-out', { headers })

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost.evil.example' }, 403],
  [{ origin: 'https://localhost' }, 403],
  [{ origin: 'http://localhost' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{}, 200],
])('a write with %j is answered %i', async (headers, status) => {
  expect((await write(headers as Record<string, string>)).statusCode).toBe(status)
})

test('a read from another site is no write, and never readable there', async () => {
  const response = await server.visitor()('GET', '/api/settings', {
    headers: { origin: 'https://evil.example' },
  })
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
})

test.each(['/api/settings', '/api/nope', '/api/user/x'])(
  '%s carries the headers that protect it',
  async (url) => {
    const { headers } = await server.visitor()('GET', url)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)

test.each([
  ['/pictures/suppliers/none.svg', true],
  ['/assets/none-12345678.woff2', true],
  ['/icons/none.svg?1', true],
  ['/', false],
  ['/?p=/pictures/none.svg', false],
  ['/checkout-session/none.svg', false],
  ['/assets/none-12345678.js', true],
  ['/assets/maplibre-gl-worker-12345678.js', false],
  ['/sw.js', false],
])(
  '%s is a file of a page, and so needs no more than the policy of an answer: %s',
  async (url, isSubresource) => {
    const { headers } = await server.visitor()('GET', url)
    expect(headers['content-security-policy'] === "default-src 'none'; frame-ancestors 'none'").toBe(
      isSubresource,
    )
    for (const name of ofPages) expect(headers[name] === undefined, name).toBe(isSubresource)
  },
)

test.each(['/activate?u=a&e=b&t=c', '/reset-password?t=c'])('%s sends no referrer', async (url) => {
  expect((await server.visitor()('GET', url)).headers['referrer-policy']).toBe('no-referrer')
})

test('personal answers are never cached on the way', async () => {
  const ask = await server.as('driver@wouri.example')
  expect((await ask('GET', '/api/bookings')).headers['cache-control']).toBe('no-store')
})

test('more reads than a town makes are refused with a time to come back', async () => {
  const small = await startServer({ reads: { points: 3, seconds: 60 } })
  const ask = small.visitor()
  const statuses = []
  for (let read = 0; read < 4; read++) statuses.push(await ask('GET', '/api/settings'))
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  expect(Number(statuses[3]!.headers['retry-after'])).toBeGreaterThan(0)
  // Who watches the site never hears that it is busy.
  expect((await ask('GET', '/api/health')).statusCode).toBe(200)
  await small.close()
})
