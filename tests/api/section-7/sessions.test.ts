// Section 7 of the specification, about the session (see sign-up.test.ts).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer(noLimits)
})
afterAll(() => server.close())

const password = 'wouri-2026'
const visitor = () => server.visitor()
const post = (url: string, payload?: object, ask: Ask = visitor()) =>
  ask('POST', url, payload ? { payload } : {})
const statusOf = async (answer: ReturnType<Ask>) => (await answer).statusCode
const said = (answer: Awaited<ReturnType<Ask>>) => [
  answer.statusCode,
  answer.body === '' ? '' : answer.json(),
]

describe('POST /api/sign-in/frontend', () => {
  const driver = { email: 'driver@wouri.example', password, stayConnected: false }

  test('works: 200 with the record, every field of it, and the session in a cookie alone', async () => {
    const answer = await post('/api/sign-in/frontend', driver)
    expect(said(answer)).toEqual([
      200,
      {
        _id: 'amina-ngassa',
        type: 'user',
        fullName: 'Amina Ngassa',
        name: 'Amina Ngassa',
        email: 'driver@wouri.example',
        phone: '+237629000201',
        birthDate: '1991-04-17',
        location: null,
        bio: null,
        avatar: null,
        license: null,
        language: 'en',
        enableEmailNotifications: true,
        blacklisted: false,
        verified: true,
      },
    ])
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['sid', true],
      ['device', true],
    ])
  })

  test('signed out: "stay connected" may be left out', async () => {
    expect(await statusOf(post('/api/sign-in/frontend', { email: driver.email, password }))).toBe(200)
  })

  test('wrong input: no password, no address, a switch that is none', async () => {
    for (const changes of [
      { password: '' },
      { email: 'nobody' },
      { stayConnected: 'yes' },
      { password: { $ne: '' } },
    ])
      expect(await statusOf(post('/api/sign-in/frontend', { ...driver, ...changes }))).toBe(400)
  })

  test("somebody else's: a wrong password and an unknown address are the same 204, without a session", async () => {
    for (const changes of [{ password: 'not-this-one' }, { email: 'nobody-has-this@wouri.example' }]) {
      const answer = await post('/api/sign-in/frontend', { ...driver, ...changes })
      expect([answer.statusCode, answer.body, answer.cookies]).toEqual([204, '', []])
    }
  })
})

describe('POST /api/sign-out', () => {
  test('works: the session is over, here and for anyone who kept its cookie', async () => {
    const ask = visitor()
    const [cookie] = (await post('/api/sign-in/frontend', { email: 'driver@wouri.example', password }, ask))
      .cookies
    const answer = await ask('POST', '/api/sign-out')
    expect(said(answer)).toEqual([200, ''])
    expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '', maxAge: 0 })
    const replayed = { headers: { cookie: `sid=${cookie!.value}` } }
    expect(await statusOf(visitor()('GET', '/api/user/amina-ngassa', replayed))).toBe(401)
  })

  test('works: what opens something of the person goes with it, a payment link too; which device it is stays', async () => {
    const ask = await server.as('driver@wouri.example')
    const cleared = (await ask('POST', '/api/sign-out')).cookies.filter(({ maxAge }) => maxAge === 0)
    expect(cleared.map(({ name }) => name)).toEqual(['sid', 'guest', 'social', 'pay'])
  })

  test('signed out: 200 too', async () => {
    expect(said(await post('/api/sign-out'))).toEqual([200, ''])
  })

  test('wrong input: a body is passed over, a cookie that is none too', async () => {
    expect(await statusOf(post('/api/sign-out', { userId: 'jules-mbarga' }))).toBe(200)
    expect(await statusOf(visitor()('POST', '/api/sign-out', { headers: { cookie: 'sid=x' } }))).toBe(200)
  })

  test("somebody else's: other sessions go on", async () => {
    const [here, there] = [
      await server.as('jules-mbarga@wouri.example'),
      await server.as('jules-mbarga@wouri.example'),
    ]
    await here('POST', '/api/sign-out')
    expect(await statusOf(there('GET', '/api/user/jules-mbarga'))).toBe(200)
  })
})

describe('POST /api/validate-access-token', () => {
  test('works: 200 while the session holds', async () => {
    expect(
      said(await (await server.as('driver@wouri.example'))('POST', '/api/validate-access-token')),
    ).toEqual([200, ''])
  })

  test('signed out: 403 without a session', async () => {
    expect(await statusOf(post('/api/validate-access-token'))).toBe(403)
  })

  test('wrong input: 401 for a session that is refused', async () => {
    for (const token of ['x', 'x'.repeat(43), ''])
      expect(
        await statusOf(
          visitor()('POST', '/api/validate-access-token', { headers: { cookie: `sid=${token}` } }),
        ),
      ).toBe(401)
  })
})
