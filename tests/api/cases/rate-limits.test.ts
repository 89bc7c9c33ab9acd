// Cases E of the quality page that no other file has (see cases.test.ts).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPeriod } from '#domain/rental/period.ts'
import { usualLimits } from '#server/platform/http/limits/usual-limits.ts'
import { newMails } from '#tests/support/account-mails.ts'
import { noLimits } from '#tests/support/limits.ts'
import { processorSeconds } from '#tests/support/processor-time.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** A request as it comes from an address of the network. */
function from(server: TestServer, remoteAddress: string) {
  return (url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { host: 'localhost', ...headers },
      ...(payload ? { payload } : {}),
    })
}
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

// A thousand calls take more than a minute on a machine that is busy with something else.
describe('guessing passwords', { timeout: 180_000 }, () => {
  let server: TestServer
  beforeAll(async () => {
    const { signInByAccount, signInByAddress, signInByKnownDevice } = usualLimits
    server = await startServer({ ...noLimits, signInByAccount, signInByAddress, signInByKnownDevice })
  })
  afterAll(() => server.close())
  const guess = (email: string, index: number) => ({
    email,
    password: `guess-${index}`,
    stayConnected: false,
  })

  test(
    'E1: a thousand guesses at one account are limited to ten, whatever a header says about their origin',
    { tags: 'all' },
    async () => {
      const owner = await server.signIn('driver@wouri.example')
      const send = from(server, '203.0.113.1')
      const statuses: number[] = []
      for (let index = 0; index < 1000; index++) {
        const headers = {
          'x-forwarded-for': `198.51.100.${index % 250}`,
          'x-real-ip': `198.51.100.${index % 250}`,
        }
        const answer = await send('/api/sign-in/frontend', guess('driver@wouri.example', index), headers)
        if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        statuses.push(answer.statusCode)
      }
      expect([count(statuses, 204), count(statuses, 429)]).toEqual([10, 990])
      const payload = { email: 'driver@wouri.example', password: 'wouri-2026' }
      expect((await owner('POST', '/api/sign-in/frontend', { payload })).statusCode).toBe(200)
    },
  )

  test(
    'E2: five guesses at each of two hundred accounts from one address are limited to thirty',
    { tags: 'all' },
    async () => {
      const send = from(server, '203.0.113.3')
      const statuses: number[] = []
      for (let index = 0; index < 1000; index++)
        statuses.push(
          (await send('/api/sign-in/frontend', guess(`victim-${index % 200}@wouri.example`, index)))
            .statusCode,
        )
      expect([count(statuses, 204), count(statuses, 429)]).toEqual([30, 970])
    },
  )

  test('E2: addresses of one IPv6 network are one address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 40; index++)
      statuses.push(
        (
          await from(server, `2001:db8:1:2:${index.toString(16)}::1`)(
            '/api/sign-in/frontend',
            guess(`six-${index}@wouri.example`, index),
          )
        ).statusCode,
      )
    expect([count(statuses, 204), count(statuses, 429)]).toEqual([30, 10])
  })
})

describe('asking for mails and about addresses', () => {
  let server: TestServer
  beforeAll(async () => {
    const { mailsTo, emailLookUpsByAddress } = usualLimits
    server = await startServer({ ...noLimits, mailsTo, emailLookUpsByAddress })
  })
  afterAll(() => server.close())

  test('E3: twenty requests for one mailbox, from anywhere, in any spelling, are three mails an hour', async () => {
    const spellings = ['grace-tabi@wouri.example', 'Grace-Tabi@Wouri.Example', ' grace-tabi@wouri.example']
    let mails = 0
    for (let index = 0; index < 20; index++) {
      const email = encodeURIComponent(spellings[index % 3]!)
      await from(server, `203.0.113.${index}`)(`/api/resend/frontend/${email}/${index % 2 === 0}`)
      mails += (await newMails(server)).length
    }
    expect(mails).toBe(3)
  })

  test('E4: a thousand questions about addresses get 120 answers an hour', { tags: 'all' }, async () => {
    const statuses: number[] = []
    for (let index = 0; index < 1000; index++) {
      const answer = await from(server, '203.0.113.4')('/api/validate-email', {
        email: `customer-${index}@wouri.example`,
      })
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      statuses.push(answer.statusCode)
    }
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([120, 880])
  })
})

describe('lists', () => {
  let server: TestServer
  let trip: Record<string, string>
  beforeAll(async () => {
    server = await startServer(noLimits)
    trip = { pl: 'douala-airport', ...defaultPeriod(server.clock.now) }
  })
  afterAll(() => server.close())
  const cars = (query: Record<string, string>) =>
    server.visitor()('GET', `/api/cars?${new URLSearchParams({ ...trip, ...query })}`)

  test.each(['0', '-1', '1000000000', '1e3.5', 'abc', '', 'NaN', 'Infinity', '0x10000'])(
    'E7: page %j is no page',
    async (page) => {
      const driver = await server.as('driver@wouri.example')
      expect((await cars({ page })).statusCode).toBe(400)
      expect((await driver('GET', `/api/bookings?page=${page}`)).statusCode).toBe(400)
    },
  )

  test.each(['0', '-8', '9', '1000000', 'abc'])('E7: a page of %s rows is not given', async (size) => {
    const driver = await server.as('driver@wouri.example')
    expect((await driver('GET', `/api/bookings?size=${size}`)).statusCode).toBe(400)
    expect(
      (await cars({ size, pageSize: size, limit: size })).json<{ cars: unknown[] }>().cars.length,
    ).toBeLessThanOrEqual(8)
  })

  test('E7: a page behind the last is empty', async () => {
    expect((await cars({ page: '1000' })).json()).toMatchObject({ cars: [], page: 1000 })
  })

  test.each(['%', '_', 'douala%', 'douala_airport', '\\', '(a+)+$', `${'a'.repeat(5000)}!`, "' OR '1'='1"])(
    'E8: %s is no place and no supplier, and nothing is matched by it',
    async (text) => {
      const work = await processorSeconds(async () => {
        expect((await cars({ pl: text })).statusCode).toBe(400)
        expect((await cars({ dl: text })).statusCode).toBe(400)
        expect((await cars({ suppliers: text })).statusCode).toBe(400)
      })
      expect(work).toBeLessThan(3)
    },
  )
})
