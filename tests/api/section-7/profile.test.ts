// Section 7 of the specification, about the own record, the settings and writing to us (see sign-up.test.ts).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noLimits } from '#tests/support/limits.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const me = 'amina-ngassa'
const other = 'jules-mbarga'
let server: TestServer
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const said = (answer: Awaited<ReturnType<Ask>>) => [
  answer.statusCode,
  answer.body === '' ? '' : answer.json(),
]
const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('GET /api/user/{id}', () => {
  test('works: the own record, field by field, with nothing that opens it', async () => {
    const answer = await driver('GET', `/api/user/${me}`)
    expect(said(answer)).toEqual([
      200,
      {
        _id: me,
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
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['admin@wouri.example', 'admin', 'admin'],
    ['mboa-prestige@wouri.example', 'mboa-prestige', 'supplier'],
  ])('works: %s too', async (email, id, type) => {
    expect((await (await server.as(email))('GET', `/api/user/${id}`)).json()).toMatchObject({
      _id: id,
      type,
      email,
    })
  })

  test.each(['undefined', 'null', '0', '1e9'])('wrong input: %s is an unknown person', async (id) => {
    expect(said(await driver('GET', `/api/user/${id}`))).toEqual([404, { code: 'not-found' }])
  })

  test.each(['-1', '%00', '..%2f', '%7B%22$ne%22:null%7D', 'x'.repeat(5000)])(
    'wrong input: %s is no id',
    async (id) => {
      expect((await driver('GET', `/api/user/${id}`)).statusCode).toBe(400)
    },
  )

  test('signed out: 401', async () => {
    expect(said(await server.visitor()('GET', `/api/user/${me}`))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: answered like an unknown person", async () => {
    const [theirs, unknown] = [
      await driver('GET', `/api/user/${other}`),
      await driver('GET', '/api/user/nobody-at-all'),
    ]
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body])
  })
})

describe('POST /api/update-user', () => {
  const update = (ask: Ask, payload: object) => ask('POST', '/api/update-user', { payload })
  const record = {
    _id: me,
    fullName: 'Amina Ngassa Épse Bello',
    phone: '+237 629 00 02 01',
    birthDate: '1991-04-18',
    location: 'Kribi',
    bio: 'I drive slowly.\nAlways.',
    enableEmailNotifications: false,
  }

  test('works: the record says what was sent', async () => {
    expect(said(await update(driver, record))).toEqual([200, ''])
    const { phone: _, ...kept } = record
    expect((await driver('GET', `/api/user/${me}`)).json()).toMatchObject({ ...kept, phone: '+237629000201' })
  })

  test('works: without an id it is the person signed in, and `name` is the name', async () => {
    const { _id, fullName, ...others } = record
    expect(said(await update(driver, { ...others, name: 'Amina N. Bello' }))).toEqual([200, ''])
    expect(await rowOf(_id)).toMatchObject({ full_name: 'Amina N. Bello' })
    expect((await driver('GET', `/api/user/${me}`)).json()).toMatchObject({
      fullName: 'Amina N. Bello',
      name: 'Amina N. Bello',
    })
    await update(driver, { ...others, fullName, name: 'Somebody else' })
    expect(await rowOf(_id)).toMatchObject({ full_name: fullName })
  })

  test('wrong input: neither `fullName` nor `name`', async () => {
    const { fullName: _, ...others } = record
    expect((await update(driver, others)).json()).toMatchObject({ fields: { fullName: 'required' } })
    expect((await update(server.visitor(), { name: 'Nobody' })).statusCode).toBe(401)
  })

  test.each([
    ['fullName', '', 400, 'required'],
    ['phone', 'call me', 400, 'invalid-phone'],
    ['birthDate', '1991-13-01', 400, 'invalid-date'],
    ['birthDate', '2020-01-01', 422, 'too-young'],
    ['bio', 'x'.repeat(1001), 400, 'too-long'],
    ['enableEmailNotifications', 'no', 400, 'invalid-input'],
  ])('wrong input: %s of %j is refused by name, and nothing changes', async (field, value, status, code) => {
    const before = await rowOf(me)
    const answer = await update(driver, { ...record, [field]: value })
    expect([answer.statusCode, answer.json().fields]).toEqual([status, { [field]: code }])
    expect(await rowOf(me)).toEqual(before)
  })

  test('signed out: 401', async () => {
    expect(said(await update(server.visitor(), record))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: 404, and their record stays", async () => {
    const before = await rowOf(other)
    expect(said(await update(driver, { ...record, _id: other }))).toEqual([404, { code: 'not-found' }])
    expect(await rowOf(other)).toEqual(before)
  })
})

describe('POST /api/update-email-notifications', () => {
  const update = (ask: Ask, payload: object) => ask('POST', '/api/update-email-notifications', { payload })
  const isOn = async (id: string) => (await rowOf(id)).enable_email_notifications

  test.each([false, true])('works: %j is kept', async (enableEmailNotifications) => {
    expect(said(await update(driver, { _id: me, enableEmailNotifications }))).toEqual([200, ''])
    expect(await isOn(me)).toBe(enableEmailNotifications)
  })

  test('works: without an id it is the person signed in', async () => {
    expect(said(await update(driver, { enableEmailNotifications: false }))).toEqual([200, ''])
    expect([await isOn(me), await isOn(other)]).toEqual([false, true])
    await update(driver, { enableEmailNotifications: true })
  })

  test.each(['true', 1, null, undefined])(
    'wrong input: %j is neither on nor off',
    async (enableEmailNotifications) => {
      expect((await update(driver, { _id: me, enableEmailNotifications })).statusCode).toBe(400)
    },
  )

  test('signed out: 401', async () => {
    expect(said(await update(server.visitor(), { _id: me, enableEmailNotifications: false }))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: 404, and theirs stays on", async () => {
    expect(said(await update(driver, { _id: other, enableEmailNotifications: false }))).toEqual([
      404,
      { code: 'not-found' },
    ])
    expect(await isOn(other)).toBe(true)
  })
})

describe('GET /api/settings', () => {
  test('works: the rules of the site as the domain settles them', async () => {
    const answer = await server.visitor()('GET', '/api/settings')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      language: 'en',
      currency: 'XAF',
      _id: 'settings',
      minPickupHours: 3,
      minRentalHours: 3,
      minPickupDropoffHour: 0,
      maxPickupDropoffHour: 23,
      minimumAge: 21,
    })
  })

  test('signed out: the same as for anybody', async () => {
    expect((await driver('GET', '/api/settings')).json()).toEqual(
      (await server.visitor()('GET', '/api/settings')).json(),
    )
  })
})

describe('POST /api/send-email', () => {
  const message = { from: 'visitor@else.example', subject: 'A wedding', message: 'Two white cars in Kribi?' }
  const send = (payload: object, ask = server.visitor()) => ask('POST', '/api/send-email', { payload })
  const mailed = async () => {
    const port = collect()
    await sendDue(server, port)
    return port.mails.map(({ to, replyTo, subject }) => ({ to, replyTo, subject }))
  }

  test('works: it goes to the site, no matter whom the client says it is for', async () => {
    expect(said(await send({ ...message, to: 'victim@else.example' }))).toEqual([200, ''])
    expect(await mailed()).toEqual([
      { to: 'hello@wouri.example', replyTo: message.from, subject: 'Contact form: A wedding' },
    ])
  })

  test('signed out: and signed in alike', async () => {
    expect((await send(message, driver)).statusCode).toBe(200)
    expect(await mailed()).toHaveLength(1)
  })

  test.each(['from', 'subject', 'message'])('wrong input: without %s nothing is sent', async (field) => {
    const answer = await send({ ...message, [field]: undefined })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid-input', fields: { [field]: 'required' } },
    ])
    expect(await mailed()).toEqual([])
  })
})

describe('POST /api/verify-recaptcha/{token}/{ip}', () => {
  const verify = (token: string, ip: string) =>
    server.visitor()('POST', `/api/verify-recaptcha/${token}/${ip}`)

  test('works: off by default, so every visitor is a person', async () => {
    expect(said(await verify('03AGdBq24-token_of.the-widget', '203.0.113.7'))).toEqual([200, ''])
    expect((await verify('token', '2001:db8::7')).statusCode).toBe(200)
  })

  test('signed out: it asks for no session and gives none', async () => {
    expect((await verify('token', '203.0.113.7')).cookies).toEqual([])
  })

  test.each(['undefined', '999.1.1.1', 'localhost', '%00'])('wrong input: %s is no address', async (ip) => {
    expect((await verify('token', ip)).statusCode).toBe(400)
  })
})
