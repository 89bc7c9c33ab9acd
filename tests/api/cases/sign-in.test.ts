// Cases B of the quality page that no other file has (see cases.test.ts).

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { aBooking, aGuest } from '#tests/fixtures/booking.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const password = 'wouri-2026'
let server: TestServer
beforeAll(async () => {
  server = await startServer(noLimits)
})
afterAll(() => server.close())

const credentials = (email: string, changes: object = {}) => ({
  payload: { email, password, stayConnected: false, ...changes },
})
const signIn = (email: string, changes: object = {}, ask = server.visitor()) =>
  ask('POST', '/api/sign-in/frontend', credentials(email, changes))
const sidOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.cookies.find(({ name }) => name === 'sid')
const withCookie = (cookie: string) => ({ headers: { cookie } })
const readUser = async (id: string, options: object) =>
  (await server.visitor()('GET', `/api/user/${id}`, options)).statusCode

describe('B1: the cookie of a sign-in', () => {
  test('B1: is a new one every time, for this host alone, and never shared with other sites', async () => {
    const answers = [await signIn('driver@wouri.example'), await signIn('driver@wouri.example')]
    const raw = answers.map((answer) =>
      [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('sid')),
    )
    for (const header of raw) expect(header).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(raw[0]).not.toBe(raw[1])
  })

  test('B1: one that was planted before is not adopted, and opens no session afterwards', async () => {
    const planted = 'p'.repeat(43)
    const attacker = sidOf(await signIn('jules-mbarga@wouri.example'))!.value
    for (const before of [planted, attacker]) {
      const { payload } = credentials('driver@wouri.example')
      const answer = await server.visitor()('POST', '/api/sign-in/frontend', {
        payload,
        ...withCookie(`sid=${before}`),
      })
      expect(answer.statusCode).toBe(200)
      expect(sidOf(answer)!.value).not.toBe(before)
      expect(await readUser('amina-ngassa', withCookie(`sid=${before}`))).toBe(401)
    }
  })
})

test('B2: the token is in the cookie alone: in no body, no other header, no address, and in no table', async () => {
  const ask = server.visitor()
  const answer = await signIn('driver@wouri.example', {}, ask)
  const token = sidOf(answer)!.value
  const { 'set-cookie': _, ...headers } = answer.headers
  expect(answer.body + JSON.stringify(headers)).not.toContain(token)
  for (const url of ['/api/user/amina-ngassa', '/api/sessions', '/api/bookings'])
    expect((await ask('GET', url)).body).not.toContain(token)
  expect(JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute())).not.toContain(token)
})

test('B4: a wrong password, an unknown address, staff, no activation, no password yet: one answer', async () => {
  const account = {
    email: 'not-activated@wouri.example',
    password: 'mount-fako-4040',
    fullName: 'Ruth',
    phone: '+237671234567',
    birthDate: '1990-05-17',
    language: 'en',
  }
  await server.visitor()('POST', '/api/sign-up', { payload: account })
  const guest = aGuest({ email: 'never-chose-one@wouri.example' })
  const device = server.visitor()
  const payload = aBooking(server.clock.now, { driver: guest, licence: await sendLicence(device) })
  const booked = await device('POST', '/api/bookings', {
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(booked.statusCode).toBe(201)
  const emails = [
    'driver@wouri.example',
    'nobody-has-this@wouri.example',
    'admin@wouri.example',
    'mboa-prestige@wouri.example',
    account.email,
    guest.email,
  ]
  const answers = await Promise.all(emails.map((email) => signIn(email, { password: 'not-this-one' })))
  const shown = answers.map(({ statusCode, body, headers }) => {
    const { date: _, 'x-request-id': __, ...rest } = headers
    return JSON.stringify([statusCode, body, rest])
  })
  expect(new Set(shown).size).toBe(1)
  expect([answers[0]!.statusCode, answers[0]!.body]).toEqual([204, ''])
  expect((await signIn(guest.email, { password: '' })).statusCode).toBe(400)
})

test('B8: twenty requests during the rotation of a session are all answered', async () => {
  const ask = server.visitor()
  await signIn('driver@wouri.example', { stayConnected: true }, ask)
  server.clock.now += 25 * hour
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/api/user/amina-ngassa')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  // Whatever they say about the cookie, they say the same, and it opens.
  expect(new Set(answers.flatMap((answer) => sidOf(answer)?.value ?? [])).size).toBeLessThanOrEqual(1)
  expect((await ask('GET', '/api/user/amina-ngassa')).statusCode).toBe(200)
  server.clock.now -= 25 * hour
})

describe('B9: an invalid cookie', () => {
  const flipped = (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  test.each([
    ['with one character changed', flipped],
    ['cut short', (token: string) => token.slice(1)],
    ['of 8 KB', () => 'x'.repeat(8192)],
    ['beyond ASCII', () => 'sécurité-€'],
    ['that is empty', () => ''],
    ['with a quote', (token: string) => `"${token}' OR 1=1`],
  ])('B9: %s is refused and taken away', async (_, change) => {
    const { value } = sidOf(await signIn('driver@wouri.example'))!
    const answer = await server.visitor()('GET', '/api/user/amina-ngassa', withCookie(`sid=${change(value)}`))
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'signed-out' }])
    expect(sidOf(answer)).toMatchObject({ value: '', maxAge: 0 })
  })
})

test('B10: the token counts in the cookie only', async () => {
  const { value: token } = sidOf(await signIn('driver@wouri.example'))!
  expect(await readUser('amina-ngassa', withCookie(`sid=${token}`))).toBe(200)
  const elsewhere = [
    { headers: { authorization: `Bearer ${token}` } },
    { headers: { 'x-access-token': token } },
    { headers: { 'x-auth-token': token } },
    withCookie(`__Host-sid=${token}`),
    withCookie(`bc-x-access-token=${token}`),
    { query: { token, sid: token, '__Host-sid': token, access_token: token } },
  ]
  for (const options of elsewhere)
    expect(await readUser('amina-ngassa', options), JSON.stringify(options)).toBe(401)
  const body = { payload: { token, sid: token, accessToken: token } }
  expect((await server.visitor()('POST', '/api/validate-access-token', body)).statusCode).toBe(403)
})

test(
  'B14: of two hundred sign-ins at once some wait, some are asked to come back, and others are served meanwhile',
  { tags: 'all' },
  async () => {
    const burst = Array.from({ length: 200 }, () => signIn('driver@wouri.example'))
    const meanwhile = await Promise.all(
      Array.from({ length: 10 }, () => server.visitor()('GET', '/api/suppliers')),
    )
    expect(meanwhile.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const answers = await Promise.all(burst)
    const later = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length + later.length).toBe(200)
    expect(later.length).toBeGreaterThan(0)
    for (const answer of later) {
      expect(answer.json()).toEqual({ code: 'unavailable' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await signIn('driver@wouri.example')).statusCode).toBe(200)
  },
)
