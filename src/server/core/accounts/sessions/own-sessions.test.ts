import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '#contract/account/sessions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { deviceName } from './device-name.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

async function signInAs(email: string, userAgent = phone) {
  const ask = server.visitor()
  const payload = { email, password: 'wouri-2026', stayConnected: true }
  const response = await ask('POST', '/api/sign-in/frontend', {
    payload,
    headers: { 'user-agent': userAgent },
  })
  expect(response.statusCode).toBe(200)
  return { ask, token: response.cookies[0]!.value }
}
const list = async (ask: ReturnType<TestServer['visitor']>) =>
  (await ask('GET', '/api/sessions')).json<Session[]>()
const isIn = async (ask: ReturnType<TestServer['visitor']>) =>
  (await ask('POST', '/api/validate-access-token')).statusCode === 200

test('own devices are listed, this one first, with nothing that opens one', async () => {
  const here = await signInAs('jules-mbarga@wouri.example')
  const other = await signInAs('jules-mbarga@wouri.example', 'curl/8.5')
  const response = await here.ask('GET', '/api/sessions')
  const sessions = response.json<Session[]>()
  expect(sessions.map(({ isThis, device }) => [isThis, device])).toEqual([
    [true, 'Chrome on Android'],
    [false, null],
  ])
  expect(Object.keys(sessions[0]!).sort()).toEqual([
    '_id',
    'createdAt',
    'device',
    'isThis',
    'lastSeenAt',
    'stayConnected',
  ])
  expect(response.body).not.toMatch(/hash|SM-S918B|131\.0/)
  for (const { token } of [here, other]) {
    const rows = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', 'jules-mbarga')
      .execute()
    expect(response.body).not.toContain(token)
    for (const row of rows) expect(response.body).not.toContain(row.token_hash.toString('hex'))
  }
})

test('ending one shuts it out on its next request, and ending the own one signs out here', async () => {
  const here = await signInAs('samuel-ekotto@wouri.example')
  const other = await signInAs('samuel-ekotto@wouri.example')
  const id = (await list(here.ask)).find(({ isThis }) => !isThis)!._id
  expect((await here.ask('DELETE', `/api/sessions/${id}`)).statusCode).toBe(200)
  expect([await isIn(other.ask), await isIn(here.ask)]).toEqual([false, true])
  expect((await here.ask('DELETE', `/api/sessions/${id}`)).statusCode).toBe(404)
  const own = (await list(here.ask))[0]!._id
  const ended = await here.ask('DELETE', `/api/sessions/${own}`)
  expect(ended.cookies.find(({ name }) => name === 'sid')?.value).toBe('')
  expect((await here.ask('GET', '/api/sessions')).statusCode).toBe(401)
})

test("somebody else's session is as absent as none", async () => {
  const mine = await signInAs('ebot-ndip@wouri.example')
  const theirs = await signInAs('yvette-essomba@wouri.example')
  const [session] = await list(theirs.ask)
  const foreign = await mine.ask('DELETE', `/api/sessions/${session!._id}`)
  const absent = await mine.ask('DELETE', '/api/sessions/no-such-session')
  expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
  expect(await isIn(theirs.ask)).toBe(true)
  expect((await server.visitor()('GET', '/api/sessions')).statusCode).toBe(401)
  const onlyGuest = { headers: { cookie: `guest=${'g'.repeat(43)}` } }
  expect((await server.visitor()('GET', '/api/sessions', onlyGuest)).statusCode).toBe(401)
  expect((await server.visitor()('POST', '/api/sessions/end-others', onlyGuest)).statusCode).toBe(401)
})

test('signing out everywhere else leaves this device and other people alone', async () => {
  const here = await signInAs('boris-kamdem@wouri.example')
  const others = [await signInAs('boris-kamdem@wouri.example'), await signInAs('boris-kamdem@wouri.example')]
  const stranger = await signInAs('nadege-tchoumi@wouri.example')
  expect((await here.ask('POST', '/api/sessions/end-others')).statusCode).toBe(200)
  expect(await Promise.all(others.map(({ ask }) => isIn(ask)))).toEqual([false, false])
  expect([await isIn(here.ask), await isIn(stranger.ask)]).toEqual([true, true])
  expect(await list(here.ask)).toHaveLength(1)
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Firefox on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
