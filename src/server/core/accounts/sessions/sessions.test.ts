import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '#contract/account/sessions.ts'
import { day, hour, minute } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
let start: number
beforeAll(async () => {
  server = await startServer({ signInByAddress: often })
  start = server.clock.now
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = start
})

const password = 'wouri-2026'
async function signIn(email: string, stayConnected: boolean): Promise<string> {
  const response = await server.visitor()('POST', '/api/sign-in/frontend', {
    payload: { email, password, stayConnected },
  })
  expect(response.statusCode).toBe(200)
  return response.cookies.find(({ name }) => name === 'sid')!.value
}
/** One request with exactly this token, as a browser whose cookie it is. */
async function ask(
  token: string,
  method: 'GET' | 'POST' | 'DELETE' = 'POST',
  url = '/api/validate-access-token',
  payload?: object,
) {
  const response = await server.visitor()(method, url, {
    headers: { cookie: `sid=${token}` },
    ...(payload ? { payload } : {}),
  })
  const cookies = response.cookies.filter(({ name }) => name === 'sid')
  return { status: response.statusCode, response, cookies, renewed: cookies.at(-1)?.value ?? null }
}
const statusAt = async (token: string, at: number) => {
  server.clock.now = at
  return (await ask(token)).status
}
const driver = 'driver@wouri.example'

test('a short session ends after twelve hours without use, and after a day whatever the use (B7)', async () => {
  const idle = await signIn(driver, false)
  expect(await statusAt(idle, start + 12 * hour)).toBe(401)
  const used = await signInAt(start)
  expect(await statusAt(used, start + 11 * hour)).toBe(200)
  expect(await statusAt(used, start + 22 * hour)).toBe(200)
  expect(await statusAt(used, start + 24 * hour)).toBe(401)
})
async function signInAt(at: number, email = driver, stayConnected = false): Promise<string> {
  server.clock.now = at
  return signIn(email, stayConnected)
}

test.each(['admin@wouri.example', 'mboa-prestige@wouri.example'])(
  '%s is out after half an hour without use, and after eight hours',
  async (email) => {
    const idle = await signInAt(start, email)
    expect(await statusAt(idle, start + 30 * minute)).toBe(401)
    const used = await signInAt(start, email)
    for (let at = start; at < start + 8 * hour; at += 25 * minute) expect(await statusAt(used, at)).toBe(200)
    expect(await statusAt(used, start + 8 * hour)).toBe(401)
    const staying = await signInAt(start, email, true)
    expect(await statusAt(staying, start + 20 * hour)).toBe(200)
  },
)

test('use is noted every few minutes, not with every request', async () => {
  const token = await signInAt(start, 'jules-mbarga@wouri.example')
  const seen = async () =>
    (await ask(token, 'GET', '/api/sessions')).response.json<Session[]>()[0]!.lastSeenAt
  server.clock.now = start + 5 * minute - 1
  expect(await seen()).toBe(new Date(start).toISOString())
  server.clock.now = start + 5 * minute
  await ask(token)
  expect(await seen()).toBe(new Date(start + 5 * minute).toISOString())
})

test('a session that stays has a new token after a day; the one before opens a minute longer than it is first used', async () => {
  const old = await signInAt(start, driver, true)
  server.clock.now = start + day - 1
  expect((await ask(old)).renewed).toBeNull()
  server.clock.now = start + day
  const { renewed, cookies, response } = await ask(old)
  expect(renewed).toMatch(/^[\w-]{43}$/)
  expect(renewed).not.toBe(old)
  expect(cookies[0]).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: (30 * day) / 1000,
  })
  expect(response.body).not.toContain(renewed!)
  expect((await ask(renewed!)).status).toBe(200)
  expect(await statusAt(old, start + day + minute - 1)).toBe(200)
  expect([await statusAt(old, start + day + minute), await statusAt(renewed!, start + day + minute)]).toEqual(
    [401, 200],
  )
  expect((await ask(renewed!)).renewed).toBeNull()
  const rows = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute())
  expect([rows.includes(old), rows.includes(renewed!)]).toEqual([false, false])
})

test('twenty requests at the moment of renewal are all let in, and are given the same token (B8)', async () => {
  const old = await signInAt(start, driver, true)
  server.clock.now = start + day
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(old)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const tokens = new Set(answers.map(({ renewed }) => renewed))
  expect([tokens.size, tokens.has(null)]).toEqual([1, false])
  const [next] = tokens
  const mixed = await Promise.all([old, next!, old, next!, old].map((token) => ask(token)))
  expect(mixed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await ask(old)).renewed).toBeNull()
})

test('a lost answer does not sign out: the new token is returned again', async () => {
  const old = await signInAt(start, driver, true)
  server.clock.now = start + day
  const lost = await ask(old)
  server.clock.now = start + 9 * day
  const again = await ask(old)
  expect([again.status, again.renewed]).toEqual([200, lost.renewed])
  expect((await ask(again.renewed!)).status).toBe(200)
  // As old as it is by now, it is renewed itself only when the one before is done with.
  expect([(await ask(again.renewed!)).renewed, (await ask(old)).status]).toEqual([null, 200])
  expect([
    await statusAt(old, start + 9 * day + minute),
    await statusAt(again.renewed!, start + 30 * day),
  ]).toEqual([401, 200])
})

test('who asks with a token at its renewal is known by their session: the list, the ending and the change of a password hold', async () => {
  const email = 'samuel-ekotto@wouri.example'
  const fresh = async (at: number) => {
    const old = await signInAt(at, email, true)
    server.clock.now = at + day
    return old
  }
  let old = await fresh(start)
  const list = await ask(old, 'GET', '/api/sessions')
  expect(list.response.json<Session[]>()[0]).toMatchObject({ isThis: true })
  expect((await ask(old, 'POST', '/api/sessions/end-others')).status).toBe(200)
  expect((await ask(list.renewed!)).status).toBe(200)
  old = await fresh(start + 2 * day)
  const out = await ask(old, 'POST', '/api/sign-out')
  expect([out.renewed, (await ask(old)).status]).toEqual(['', 401])
  old = await fresh(start + 4 * day)
  const changed = await ask(old, 'POST', '/api/change-password', {
    _id: 'samuel-ekotto',
    password,
    newPassword: 'another-one-9',
    strict: true,
  })
  expect([changed.status, (await ask(old)).status, (await ask(changed.renewed!)).status]).toEqual([
    200, 401, 200,
  ])
})

test('answers to a request with a cookie are not cached on the way', async () => {
  const token = await signInAt(start, driver, true)
  server.clock.now = start + day
  const own = await ask(token, 'GET', '/api/settings')
  expect([own.renewed !== null, own.response.headers['cache-control']]).toEqual([
    true,
    'private, max-age=60, stale-while-revalidate=600',
  ])
  expect((await server.visitor()('GET', '/api/settings')).headers['cache-control']).toBe(
    'public, max-age=60, stale-while-revalidate=600',
  )
})

test.each([
  ['two sessions', (own: string, other: string) => `sid=${own}; sid=${other}`],
  ['one twice', (own: string) => `sid=${own}; sid=${own}`],
  ['one and an empty one', (own: string) => `sid=;sid=${own}`],
  ['one and one that is none', (own: string) => `sid=x; theme=dark;  sid =${own}`],
  ['two devices of guests', () => `guest=${'a'.repeat(43)}; guest=${'b'.repeat(43)}`],
])('%s in one request are refused: none of them is chosen', async (_, cookies) => {
  const own = await signIn('driver@wouri.example', false)
  const other = await signIn('grace-tabi@wouri.example', false)
  const cookie = cookies(own, other)
  for (const [method, url] of [
    ['GET', '/api/bookings'],
    ['POST', '/api/validate-access-token'],
    ['POST', '/api/sign-out'],
  ] as const) {
    const response = await server.visitor()(method, url, { headers: { cookie } })
    expect([response.statusCode, response.json(), response.cookies]).toEqual([
      400,
      { code: 'invalid-input' },
      [],
    ])
  }
  expect([(await ask(own)).status, (await ask(other)).status]).toEqual([200, 200])
})
