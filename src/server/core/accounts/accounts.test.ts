import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const driver = 'driver@wouri.example'
const signIn = (ask: ReturnType<TestServer['visitor']>, changes: object = {}) =>
  ask('POST', '/api/sign-in/frontend', { payload: { email: driver, password: 'wouri-2026', ...changes } })

test('signing in gives the record and a cookie that scripts cannot read', async () => {
  const response = await signIn(server.visitor())
  expect(response.json()).toMatchObject({ _id: 'amina-ngassa', type: 'user', email: driver })
  const cookie = response.cookies.find(({ name }) => name === 'sid')!
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' })
  expect(cookie.maxAge).toBeUndefined()
  expect(response.body).not.toMatch(/hash|token|\$argon2/)
})

test('staying connected keeps the cookie for thirty days', async () => {
  const response = await signIn(server.visitor(), { stayConnected: true })
  expect(response.cookies.find(({ name }) => name === 'sid')!.maxAge).toBe((30 * day) / 1000)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await signIn(server.visitor(), { password: 'not-this-one' })
  const unknown = await signIn(server.visitor(), { email: 'nobody@wouri.example' })
  expect([wrong.statusCode, wrong.body]).toEqual([204, ''])
  expect([unknown.statusCode, unknown.body]).toEqual([204, ''])
})

test('a signed-out cookie opens nothing', async () => {
  const ask = server.visitor()
  const cookie = (await signIn(ask)).cookies[0]!
  expect((await ask('GET', '/api/user/amina-ngassa')).statusCode).toBe(200)
  const { headers } = await ask('POST', '/api/sign-out')
  // Nothing of the device, of the worker or of what is kept for everybody.
  expect(headers['clear-site-data']).toBe('"prefetchCache", "prerenderCache"')
  const stale = { headers: { cookie: `sid=${cookie.value}` } }
  expect((await server.visitor()('GET', '/api/user/amina-ngassa', stale)).statusCode).toBe(401)
  expect((await server.visitor()('POST', '/api/validate-access-token', stale)).statusCode).toBe(401)
  expect((await server.visitor()('POST', '/api/sign-out')).statusCode).toBe(200)
})

test('the session check distinguishes "none" from "refused"', async () => {
  expect((await server.visitor()('POST', '/api/validate-access-token')).statusCode).toBe(403)
  const odd = { headers: { cookie: 'sid=not-one-of-ours' } }
  expect((await server.visitor()('POST', '/api/validate-access-token', odd)).statusCode).toBe(401)
})

test("another person's record does not exist", async () => {
  const ask = await server.as(driver)
  expect((await ask('GET', '/api/user/jules-mbarga')).statusCode).toBe(404)
  const language = (id: string, to: string) =>
    ask('POST', '/api/update-language', { payload: { id, language: to } })
  expect((await language('jules-mbarga', 'es')).statusCode).toBe(404)
  expect((await language('amina-ngassa', 'de')).statusCode).toBe(400)
  expect(
    (await server.visitor()('POST', '/api/update-language', { payload: { language: 'es' } })).statusCode,
  ).toBe(401)
  expect((await language('amina-ngassa', 'es')).statusCode).toBe(200)
  expect((await ask('GET', '/api/user/amina-ngassa')).json()).toMatchObject({ language: 'es' })
})

test('a suspended person is refused at sign-in and on the next request', async () => {
  const ask = await server.as('grace-tabi@wouri.example')
  const suspend = (blacklisted: boolean) =>
    server.db.updateTable('users').set({ blacklisted }).where('id', '=', 'grace-tabi').execute()
  await suspend(true)
  const next = await ask('POST', '/api/validate-access-token')
  expect([next.statusCode, next.json()]).toEqual([401, { code: 'suspended' }])
  const again = await signIn(server.visitor(), { email: 'grace-tabi@wouri.example' })
  expect([again.statusCode, again.json().blacklisted, again.cookies]).toEqual([200, true, []])
  expect(
    (await signIn(server.visitor(), { email: 'grace-tabi@wouri.example', password: 'wrong-one' })).statusCode,
  ).toBe(204)
})

describe('the end of a session', () => {
  test('comes after a day, or after thirty without use', async () => {
    const short = await server.as(driver)
    const long = server.visitor()
    await signIn(long, { stayConnected: true })
    const valid = async (ask: typeof short) =>
      (await ask('POST', '/api/validate-access-token')).statusCode === 200
    const start = server.clock.now
    server.clock.now = start + 24 * hour
    expect([await valid(short), await valid(long)]).toEqual([false, true])
    server.clock.now = start + 29 * day
    expect(await valid(long)).toBe(true)
    server.clock.now = start + 58 * day
    expect(await valid(long)).toBe(true)
    server.clock.now = start + 89 * day
    expect(await valid(long)).toBe(false)
    server.clock.now = start
  })
})

test(
  'guessing is slowed for the guesser and not for the owner on a known device',
  { tags: 'all' },
  async () => {
    const home = await server.signIn('peter-ngwa@wouri.example')
    const guesser = server.visitor()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++)
      statuses.push(
        (await signIn(guesser, { email: 'peter-ngwa@wouri.example', password: `guess-${guess}` })).statusCode,
      )
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429])
    expect(
      (await signIn(home, { email: 'peter-ngwa@wouri.example', password: 'wouri-2026' })).statusCode,
    ).toBe(200)
  },
)
