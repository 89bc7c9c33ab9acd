import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { form, smallPng } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { readEnvironment } from '#server/app/env.ts'
import { isOtherSite } from './origins.ts'

const client = 'https://app.wouri.example'
const own = 'http://localhost'
type Headers = Record<string, string>

let server: TestServer
beforeAll(async () => {
  server = await startServer(noLimits, { clients: [client] })
})
afterAll(() => server.close())

const post = (url: string, headers: Headers, payload?: string | Buffer) =>
  server.visitor()('POST', url, { headers, ...(payload === undefined ? {} : { payload }) })

/** Who sends it, whether a write passes, and whether an upload does without a header that no form can set. */
const senders: [headers: Headers, write: number, upload: number][] = [
  [{ 'sec-fetch-site': 'same-origin', origin: own }, 200, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200, 200],
  [{ origin: own }, 200, 200],
  [{ 'sec-fetch-site': 'same-site', origin: client }, 200, 200],
  [{ origin: client }, 200, 200],
  [{}, 200, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.wouri.example' }, 403, 403],
  [{ 'sec-fetch-site': 'same-site', origin: own }, 403, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403, 403],
  [{ 'sec-fetch-site': 'none' }, 403, 403],
  [{ origin: 'https://evil.example' }, 403, 403],
  [{ origin: 'null' }, 403, 403],
  [{ origin: `${client}.evil.example` }, 403, 403],
  [{ origin: 'http://app.wouri.example' }, 403, 403],
  [{ origin: 'https://APP.wouri.example' }, 403, 403],
]

test.each(senders)(
  'from %j a write is answered %i, an upload without a header of its own %i',
  async (headers, write, upload) => {
    expect((await post('/api/sign-out', headers)).statusCode).toBe(write)
    const { payload, headers: sent } = form({ field: 'file', bytes: smallPng, name: 'x.png' })
    const type = { 'content-type': sent['content-type']! }
    expect((await post('/api/create-license', { ...headers, ...type }, payload)).statusCode).toBe(upload)
    // The header does not help other sites in.
    const withHeader = (await post('/api/create-license', { ...headers, ...sent }, payload)).statusCode
    expect(withHeader).toBe(write)
  },
)

test.each([
  [{ 'content-type': 'application/x-www-form-urlencoded' }],
  [{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' }],
  [{ 'content-type': 'text/plain', 'content-length': '0' }],
  [{ 'content-type': 'application/json', 'content-length': '0' }],
])('nothing has no type, whatever %j says', async (headers) => {
  expect((await post('/api/sign-out', headers)).statusCode).toBe(200)
})

test('a form with something in it is a form still', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post('/api/sign-out', headers, 'a=b')).statusCode).toBe(415)
})

describe('a client on another origin', () => {
  const ask = (origin: string, method = 'POST') =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/update-user',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,x-requested-with,idempotency-key',
      },
    })

  test('is allowed by its preflight, with credentials, and no other origin is', async () => {
    const response = await ask(client)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': client,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringMatching(/^(?=.*GET)(?=.*POST)(?=.*DELETE)/) as string,
      'access-control-allow-headers': expect.stringMatching(
        /^(?=.*content-type)(?=.*x-requested-with)(?=.*idempotency-key)/,
      ) as string,
      vary: expect.stringContaining('Origin') as string,
    })
  })

  test.each(['https://evil.example', `${client}.evil.example`, 'null', own])(
    '%s hears nothing of it',
    async (origin) => {
      const response = await ask(origin)
      expect(response.statusCode).toBe(405)
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  test.each([
    ['/api/settings', 200],
    ['/api/user/amina-ngassa', 401],
    ['/api/nope', 404],
  ])('reads what %s answers, and no cache gives it to another', async (url, status) => {
    const read = (origin: string) => server.app.inject({ url, headers: { origin } })
    const { statusCode, headers } = await read(client)
    expect(statusCode).toBe(status)
    expect(headers['access-control-allow-origin']).toBe(client)
    expect(headers['vary']).toContain('Origin')
    expect((await read('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('may show pictures, and no screen of ours answers it', async () => {
    expect((await server.app.inject('/api/avatars/none.webp')).headers['cross-origin-resource-policy']).toBe(
      'same-site',
    )
    expect((await server.app.inject('/api/licenses/none.jpg')).headers['cross-origin-resource-policy']).toBe(
      'same-origin',
    )
    const screen = await server.app.inject({ url: '/settings', headers: { origin: client } })
    expect(screen.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test.each([
  ['https://wouri.cm', 'https://app.wouri.cm', false],
  ['https://wouri.cm', 'https://wouri.cm:8443', false],
  ['http://localhost:3000', 'http://localhost:5173', false],
  ['https://a.co.uk', 'https://b.co.uk', false],
  ['https://wouri.cm', 'http://app.wouri.cm', true],
  ['https://wouri.cm', 'https://wouri.example', true],
  ['http://localhost:3000', 'http://127.0.0.1:3000', true],
  ['http://10.0.0.1', 'http://11.0.0.1', true],
])('%s and %s are certainly of other sites: %s', (one, other, is) => {
  expect(isOtherSite(one, other)).toBe(is)
})

describe('WOURI_CLIENTS', () => {
  const read = (source: Record<string, string>) => readEnvironment(source).WOURI_CLIENTS

  test('lists origins, and none without it', () => {
    expect(read({})).toEqual([])
    expect(read({ WOURI_CLIENTS: 'https://a.wouri.cm, https://b.wouri.cm' })).toEqual([
      'https://a.wouri.cm',
      'https://b.wouri.cm',
    ])
  })

  test.each([
    '*',
    'null',
    'a.wouri.cm',
    'https://a.wouri.cm/',
    'https://*.wouri.cm',
    'https://a.wouri.cm/app',
    'file:///tmp',
  ])('%s is no origin, and stops the start', (one) => {
    expect(() => read({ WOURI_CLIENTS: one })).toThrow(/WOURI_CLIENTS/)
  })

  test('a client that browsers would carry no session to stops the start with a sentence', () => {
    const source = { WOURI_ORIGIN: 'https://wouri.cm', WOURI_CLIENTS: 'https://wouri.shop' }
    expect(() => read(source)).toThrow(
      'WOURI_CLIENTS: https://wouri.shop is another site than https://wouri.cm',
    )
  })
})
