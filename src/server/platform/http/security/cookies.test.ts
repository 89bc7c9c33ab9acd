// How a cookie is set depends on one thing alone: whether the browser comes over TLS.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const payload = { email: 'driver@wouri.example', password: demonstrationPassword }

async function cookiesOf(server: TestServer, headers: Record<string, string>) {
  const answer = await server.visitor()('POST', '/api/sign-in/frontend', { payload, headers })
  expect(answer.statusCode).toBe(200)
  return answer.cookies.map(({ name, secure = false, httpOnly, path }) => ({ name, secure, httpOnly, path }))
}

const plain = ['sid', 'device'].map((name) => ({ name, secure: false, httpOnly: true, path: '/' }))
const overTls = ['__Host-sid', '__Host-device'].map((name) => ({
  name,
  secure: true,
  httpOnly: true,
  path: '/',
}))

describe('without a public origin', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined, { trustedHops: 1 })
  })
  afterAll(() => server.close())

  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '192.168.1.20:3000'])(
    'at http://%s they are neither Secure nor prefixed: Safari would keep none of them',
    async (host) => {
      expect(await cookiesOf(server, { host })).toEqual(plain)
    },
  )

  test('behind a trusted proxy that speaks TLS they are both', async () => {
    const forwarded = { host: 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    expect(await cookiesOf(server, forwarded)).toEqual(overTls)
  })

  test('a session that was given there opens what is asked next, over TLS only under its full name', async () => {
    const { value } = (await server.visitor()('POST', '/api/sign-in/frontend', { payload })).cookies[0]!
    const check = async (cookie: string, more = {}) => {
      const headers = { cookie, ...more }
      return (await server.visitor()('POST', '/api/validate-access-token', { headers })).statusCode
    }
    expect(await check(`sid=${value}`)).toBe(200)
    expect(await check(`__Host-sid=${value}`)).toBe(403)
    const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    expect(await check(`sid=${value}`, tls)).toBe(403)
    expect(await check(`__Host-sid=${value}`, tls)).toBe(200)
  })
})

test('under a public https origin they are both, whatever host the request names', async () => {
  const server = await startServer(undefined, { origin: 'https://wouri.example' })
  for (const host of ['wouri.example', 'localhost', '192.168.1.20:3000'])
    expect(await cookiesOf(server, { host })).toEqual(overTls)
  await server.close()
})

test('a public http origin is a plain one', async () => {
  const server = await startServer(undefined, { origin: 'http://192.168.1.20:3000' })
  expect(await cookiesOf(server, { host: '192.168.1.20:3000' })).toEqual(plain)
  await server.close()
})
