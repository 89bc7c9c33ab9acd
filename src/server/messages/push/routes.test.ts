import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonalData } from '#contract/account/profile.ts'
import type { PushSubscription } from '#contract/site/push.ts'
import { noLimits } from '#tests/support/limits.ts'
import { pushKey, startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { mostDevices } from './subscriptions.ts'

let server: TestServer
let amina: Ask
let jules: Ask
beforeAll(async () => {
  server = await startServer({ ...noLimits, push: { points: 30, seconds: 3600 } })
  amina = await server.as('driver@wouri.example')
  jules = await server.as('jules-mbarga@wouri.example')
})
afterAll(() => server.close())
beforeEach(async () => void (await server.db.deleteFrom('push_subscriptions').execute()))

function aDevice(name = 'phone', host = 'push.wouri.example'): PushSubscription {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return {
    endpoint: `https://${host}/${name}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  }
}
const save = (ask: Ask, payload: object) => ask('POST', '/api/push-subscriptions', { payload })
const remove = (ask: Ask, endpoint: unknown) =>
  ask('POST', '/api/push-subscriptions/remove', { payload: { endpoint } })
const devices = async () => {
  const rows = await server.db
    .selectFrom('push_subscriptions')
    .select(['user_id', 'endpoint'])
    .orderBy('saved_at')
    .orderBy('endpoint')
    .execute()
  return rows.map(({ user_id: person, endpoint }) => `${person} ${new URL(endpoint).pathname}`)
}

describe('subscribing a device', () => {
  test('keeps it for the session that asks, and everybody may read the key to subscribe under', async () => {
    expect((await server.visitor()('GET', '/api/push-key')).json()).toEqual({ key: pushKey })
    const answer = await save(amina, aDevice())
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(await devices()).toEqual(['amina-ngassa /phone'])
  })

  test('twice, also in another spelling, is one device with its newest keys', async () => {
    await save(amina, aDevice())
    const again = aDevice()
    await save(amina, { ...again, endpoint: 'https://PUSH.wouri.example:443/phone#x' })
    const rows = await server.db.selectFrom('push_subscriptions').select(['endpoint', 'p256dh']).execute()
    expect(rows).toEqual([{ endpoint: 'https://push.wouri.example/phone', p256dh: again.keys.p256dh }])
  })

  test('by the next person in the same browser makes it theirs (K11)', async () => {
    await save(amina, aDevice())
    await save(jules, aDevice())
    expect(await devices()).toEqual(['jules-mbarga /phone'])
  })

  test('is for people: a visitor and a device of a guest must sign in', async () => {
    expect((await save(server.visitor(), aDevice())).statusCode).toBe(401)
    const guest = await server.app.inject({
      method: 'POST',
      url: '/api/push-subscriptions',
      payload: aDevice(),
      headers: { host: 'localhost', cookie: `guest=${randomBytes(32).toString('base64url')}` },
    })
    expect([guest.statusCode, await devices()]).toEqual([401, []])
  })

  test('beyond twenty lets the oldest go, also when all are as old', async () => {
    const boris = await server.as('boris-kamdem@wouri.example')
    for (let number = 0; number < mostDevices + 2; number++) {
      if (number === 1) server.clock.now += 1000
      expect((await save(boris, aDevice(`phone-${String(number).padStart(2, '0')}`))).statusCode).toBe(200)
    }
    const kept = await devices()
    expect(kept).toHaveLength(mostDevices)
    expect(kept).not.toContain('boris-kamdem /phone-00')
    expect(kept).toContain(`boris-kamdem /phone-${mostDevices + 1}`)
  })

  test('more often than an app starts is slowed, for this person alone', async () => {
    const grace = await server.as('grace-tabi@wouri.example')
    const statuses: number[] = []
    for (let time = 0; time < 31; time++) statuses.push((await save(grace, aDevice())).statusCode)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    expect((await save(jules, aDevice())).statusCode).toBe(200)
  })
})

describe('an endpoint (J5)', () => {
  test.each([
    'http://push.wouri.example/x',
    'ftp://push.wouri.example/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://%31%32%37.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/x',
    'https://[fd00::1]/x',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://push.localhost/x',
    'https://printer.local/x',
    'https://printer.local./x',
    'https://metadata.google.internal/x',
    'https://router.lan/x',
    'https://nas.home.arpa/x',
    'https://intranet/x',
    'https://user@push.wouri.example/x',
    'https://:secret@push.wouri.example/x',
    'https://push.wouri.example:8443/x',
    'https://push.wouri.example:22/x',
    'javascript:alert(1)',
    'push.wouri.example/x',
    '',
    `https://push.wouri.example/${'x'.repeat(2000)}`,
  ])('%s is refused on its field', async (endpoint) => {
    const answer = await save(amina, { ...aDevice(), endpoint })
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['endpoint'],
    ])
    expect(await devices()).toEqual([])
  })

  test.each([undefined, null, 7, ['https://push.wouri.example/x'], { $ne: null }])(
    'that is %j is refused on its field',
    async (endpoint) => {
      for (const answer of [await save(amina, { ...aDevice(), endpoint }), await remove(amina, endpoint)])
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { code: 'invalid-input', fields: { endpoint: expect.any(String) } },
        ])
    },
  )
})

test('keys with which no message can be sealed are refused on their field', async () => {
  const { endpoint, keys } = aDevice()
  const bad = {
    'keys.p256dh': [
      { ...keys, p256dh: 'short' },
      { ...keys, p256dh: `B${'A'.repeat(86)}` },
      { ...keys, p256dh: '!'.repeat(87) },
      { auth: keys.auth },
    ],
    'keys.auth': [{ ...keys, auth: '' }, { ...keys, auth: 'A'.repeat(23) }, { p256dh: keys.p256dh }],
  }
  for (const [field, cases] of Object.entries(bad))
    for (const each of cases) {
      const answer = await save(amina, { endpoint, keys: each })
      expect(
        [answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)],
        JSON.stringify(each),
      ).toEqual([400, [field]])
    }
  expect(await devices()).toEqual([])
})

describe('letting a device go', () => {
  test('takes its row away, and is no error for one that is not there', async () => {
    await save(amina, aDevice())
    const { endpoint } = aDevice()
    expect([(await remove(amina, endpoint)).statusCode, await devices()]).toEqual([200, []])
    expect((await remove(amina, endpoint)).statusCode).toBe(200)
    expect((await remove(amina, 'https://127.0.0.1/x')).statusCode).toBe(200)
  })

  test("leaves somebody else's where it is, and asks a visitor to sign in", async () => {
    await save(amina, aDevice())
    expect((await remove(jules, aDevice().endpoint)).statusCode).toBe(200)
    expect((await remove(server.visitor(), aDevice().endpoint)).statusCode).toBe(401)
    expect(await devices()).toEqual(['amina-ngassa /phone'])
  })
})

describe('a device is unsubscribed with its session', () => {
  const email = 'peter-ngwa@wouri.example'

  test('on signing out', async () => {
    const peter = await server.as(email)
    await save(peter, aDevice())
    await peter('POST', '/api/sign-out')
    expect(await devices()).toEqual([])
  })

  test('when it is ended from another device, and only it', async () => {
    const [here, there] = [await server.as(email), await server.as(email)]
    await save(here, aDevice('here'))
    await save(there, aDevice('there'))
    await here('POST', '/api/sessions/end-others')
    expect(await devices()).toEqual(['peter-ngwa /here'])
  })

  test('on a new password', async () => {
    const [here, there] = [await server.as(email), await server.as(email)]
    await save(here, aDevice('here'))
    await save(there, aDevice('there'))
    const payload = {
      _id: 'peter-ngwa',
      password: 'wouri-2026',
      newPassword: 'bamenda-9-hills',
      strict: true,
    }
    expect((await here('POST', '/api/change-password', { payload })).statusCode).toBe(200)
    expect(await devices()).toEqual([])
  })

  test('while a session ends, a device that subscribes at this moment is not stored', async () => {
    for (let round = 0; round < 5; round++) {
      const ask = await server.as('ebot-ndip@wouri.example')
      const [saved, left] = await Promise.all([save(ask, aDevice()), ask('POST', '/api/sign-out')])
      expect([200, 401]).toContain(saved.statusCode)
      expect(left.statusCode).toBe(200)
      expect(await devices()).toEqual([])
    }
  })
})

test('a copy of a person’s data names whose service carries the messages, and not the address or the keys', async () => {
  const yvette = await server.as('yvette-essomba@wouri.example')
  const device = aDevice('very-private-path')
  await save(yvette, device)
  await save(jules, aDevice('of-jules', 'other.wouri.example'))
  const copy = await yvette('POST', '/api/export', { payload: { password: 'wouri-2026' } })
  expect(copy.json<PersonalData>().pushDevices).toEqual([
    { service: 'push.wouri.example', savedAt: new Date(server.clock.now).toISOString() },
  ])
  for (const secret of ['very-private-path', device.keys.p256dh, device.keys.auth, 'other.wouri.example'])
    expect(copy.body).not.toContain(secret)
})
