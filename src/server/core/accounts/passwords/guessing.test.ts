// Who may go on guessing the password of an account, and who signs in meanwhile.

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { usualLimits } from '#server/platform/http/limits/usual-limits.ts'
import { linkIn, newMails } from '#tests/support/account-mails.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'
import { isPassword } from './passwords.ts'

// Counts how often a password was really compared.
vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof import('./passwords.ts')>()
  return { ...real, isPassword: vi.fn(real.isPassword) }
})
const compared = vi.mocked(isPassword)

const password = 'wouri-2026'
let server: TestServer
beforeAll(async () => {
  const { signInByAccount, signInByAddress, signInByKnownDevice } = usualLimits
  server = await startServer({ ...noLimits, signInByAccount, signInByAddress, signInByKnownDevice })
})
afterAll(() => server.close())
beforeEach(() => {
  compared.mockClear()
})

const signIn = (ask: Ask, email: string, typed: string, remoteAddress = '203.0.113.9') =>
  ask('POST', '/api/sign-in/frontend', { payload: { email, password: typed }, remoteAddress })
const statusOf = async (ask: Ask, email: string, typed: string, remoteAddress?: string) =>
  (await signIn(ask, email, typed, remoteAddress)).statusCode

/** Ten guesses from each of the addresses; returns the statuses. */
async function guessFrom(email: string, addresses: number): Promise<number[]> {
  const statuses: number[] = []
  for (let host = 0; host < addresses; host++)
    for (let guess = 0; guess < 10; guess++)
      statuses.push(await statusOf(server.visitor(), email, `guess-${host}-${guess}`, `198.51.100.${host}`))
  return statuses
}

/** Addresses that guess. */
const guessers = runs(40, 200)

describe('many addresses with ten guesses each', () => {
  const email = 'driver@wouri.example'
  let atHome: Ask
  let statuses: number[]
  let checked: number
  beforeAll(async () => {
    atHome = await server.signIn(email)
    await atHome('POST', '/api/sign-out')
    compared.mockClear()
    statuses = await guessFrom(email, guessers)
    checked = compared.mock.calls.length
  })

  test('are ten that are checked', () => {
    expect(checked).toBe(10)
    expect(statuses.filter((status) => status === 204)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10 * guessers - 10)
  })

  test('leave the owner in on a device that the account has used, whatever its address', async () => {
    expect(await statusOf(atHome, email, password, '198.51.100.0')).toBe(200)
    expect(compared).toHaveBeenCalledTimes(1)
  })

  test('keep every other device out for a while, also with the right password', async () => {
    const refused = await signIn(server.visitor(), email, password)
    expect([refused.statusCode, refused.json()]).toEqual([429, { code: 'too-many-requests' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(compared).not.toHaveBeenCalled()
  })

  test('let the owner in on a new device after a mailed link', async () => {
    const fresh = server.visitor()
    await fresh('POST', `/api/resend/frontend/${email}/true`)
    const { userId, token } = linkIn((await newMails(server))[0]!)
    expect(
      (await fresh('POST', '/api/activate', { payload: { userId, token, password: 'bamenda-9-hills' } }))
        .statusCode,
    ).toBe(200)
    expect(await statusOf(fresh, email, 'bamenda-9-hills')).toBe(200)
  })

  test('are answered alike when no account has the address', async () => {
    expect(await guessFrom('nobody-at-all@wouri.example', 20)).toEqual(statuses.slice(0, 200))
    expect(compared).toHaveBeenCalledTimes(10)
  })
})

test('a device that the account has used has ten tries of its own, which take none from others', async () => {
  const email = 'grace-tabi@wouri.example'
  const device = await server.signIn(email)
  const other = await server.signIn(email)
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) statuses.push(await statusOf(device, email, `guess-${guess}`))
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429])
  expect([await statusOf(other, email, password), await statusOf(server.visitor(), email, password)]).toEqual(
    [200, 200],
  )
})

test('a device is known to the accounts that were signed in on it, and to no other', async () => {
  const email = 'hamadou-oumarou@wouri.example'
  const stranger = await server.signIn('jules-mbarga@wouri.example')
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++)
    statuses.push(await statusOf(guess % 2 ? stranger : server.visitor(), email, `guess-${guess}`))
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
  const made = await server.visitor()('POST', '/api/sign-in/frontend', {
    payload: { email, password },
    headers: { cookie: `device=${'a'.repeat(43)}` },
  })
  expect(made.statusCode).toBe(429)
})

test('who shares an address with a guesser signs in on a known device', async () => {
  const email = 'samuel-ekotto@wouri.example'
  const device = await server.signIn(email)
  for (let guess = 0; guess < 40; guess++)
    await statusOf(server.visitor(), `victim-${guess}@wouri.example`, 'guess', '203.0.113.77')
  expect(await statusOf(server.visitor(), email, password, '203.0.113.77')).toBe(429)
  expect(await statusOf(device, email, password, '203.0.113.77')).toBe(200)
})

test('a refusal by one limit does not use up another', async () => {
  const email = 'clarisse-fotso@wouri.example'
  for (let guess = 0; guess < 30; guess++)
    await statusOf(server.visitor(), `somebody-${guess}@wouri.example`, 'guess', '203.0.113.78')
  for (let guess = 0; guess < 20; guess++) await statusOf(server.visitor(), email, 'guess', '203.0.113.78')
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++)
    statuses.push(await statusOf(server.visitor(), email, 'guess', '203.0.113.79'))
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
})

test('a session has ten tries of its own in every call that asks for the password', async () => {
  const email = 'ebot-ndip@wouri.example'
  const id = 'ebot-ndip'
  const ask = await server.signIn(email)
  const other = await server.signIn(email)
  for (let guess = 0; guess < 12; guess++) await statusOf(server.visitor(), email, `guess-${guess}`)
  const statuses: number[] = []
  for (let guess = 0; guess < 3; guess++) {
    const wrong = { password: `guess-${guess}` }
    statuses.push(
      (
        await ask('POST', '/api/change-password', {
          payload: { _id: id, ...wrong, newPassword: 'bamenda-9-hills', strict: true },
        })
      ).statusCode,
    )
    statuses.push((await ask('GET', `/api/check-password/${id}/${wrong.password}`)).statusCode)
    statuses.push((await ask('POST', '/api/export', { payload: wrong })).statusCode)
    statuses.push((await ask('POST', '/api/delete-account', { payload: wrong })).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429])
  expect((await other('GET', `/api/check-password/${id}/${password}`)).statusCode).toBe(200)
})

test('the cookie of a device is out of reach of scripts, lasts, and is there only once the owner was', async () => {
  const wrong = await signIn(server.visitor(), 'jules-mbarga@wouri.example', 'guess')
  expect(wrong.cookies).toEqual([])
  const ask = await server.signIn('jules-mbarga@wouri.example')
  const response = await signIn(ask, 'jules-mbarga@wouri.example', password)
  const cookie = response.cookies.find(({ name }) => name === 'device')
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: 400 * 24 * 3600,
  })
  const rows = await server.db.selectFrom('known_devices').select(['user_id', 'device_hash']).execute()
  expect(rows.some(({ device_hash }) => device_hash.toString() === cookie!.value)).toBe(false)
  expect(rows.some(({ user_id }) => user_id === 'jules-mbarga')).toBe(true)
})
