import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let ask: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startServer()
  ask = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const self = 'amina-ngassa'
const row = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const update = (changes: object) =>
  ask('POST', '/api/update-user', { payload: { _id: self, fullName: 'Amina Ngassa', ...changes } })
const shown = async () => (await ask('GET', `/api/user/${self}`)).json()

test('allowed fields are changed, and the rest of the record stays', async () => {
  const before = await shown()
  const changes = {
    fullName: 'Amina N. Ngassa',
    phone: '+237 6 71 23 45 67',
    birthDate: '1990-02-03',
    location: 'Kribi',
    bio: 'Two lines,\r\nno more.',
  }
  expect((await update({ ...changes, enableEmailNotifications: false })).statusCode).toBe(200)
  expect(await shown()).toEqual({
    ...before,
    ...changes,
    name: changes.fullName,
    phone: '+237671234567',
    bio: 'Two lines,\nno more.',
    enableEmailNotifications: false,
  })
  expect((await update({})).statusCode).toBe(200)
  expect(await shown()).toMatchObject({
    location: 'Kribi',
    birthDate: '1990-02-03',
    enableEmailNotifications: false,
  })
  expect((await update({ phone: '', birthDate: null, location: ' ', bio: '' })).statusCode).toBe(200)
  expect(await shown()).toMatchObject({ phone: null, birthDate: null, location: null, bio: null })
})

describe("somebody else's record (C3, C4)", () => {
  test.each(['/api/update-user', '/api/update-email-notifications'])(
    '%s answers as for an unknown person and changes nothing',
    async (path) => {
      const before = await row('jules-mbarga')
      const send = (_id: string) =>
        ask('POST', path, { payload: { _id, fullName: 'Taken Over', enableEmailNotifications: false } })
      const [foreign, absent] = [await send('jules-mbarga'), await send('nobody-at-all')]
      expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
      expect(await row('jules-mbarga')).toEqual(before)
      expect(
        (
          await server.visitor()('POST', path, {
            payload: { _id: self, fullName: 'X', enableEmailNotifications: false },
          })
        ).statusCode,
      ).toBe(401)
    },
  )
})

test('keys that are not a person’s to change never change (C3)', async () => {
  const before = await row(self)
  const wanted = {
    type: 'admin',
    blacklisted: true,
    verified: false,
    email: 'other@wouri.example',
    password_hash: 'x',
    priceChangeRate: -100,
    language: 'fr',
    avatar: 'x',
    id: 'admin',
  }
  await update(wanted)
  const after = await row(self)
  for (const key of [
    'id',
    'type',
    'blacklisted',
    'verified',
    'email',
    'password_hash',
    'language',
    'avatar',
  ] as const)
    expect(after[key]).toEqual(before[key])
})

test('the email switch takes a real yes or no', async () => {
  const flip = (enableEmailNotifications: unknown) =>
    ask('POST', '/api/update-email-notifications', { payload: { _id: self, enableEmailNotifications } })
  expect((await flip(false)).statusCode).toBe(200)
  expect((await row(self)).enable_email_notifications).toBe(false)
  expect([
    (await flip('false')).statusCode,
    (await flip(0)).statusCode,
    (await flip(null)).statusCode,
  ]).toEqual([400, 400, 400])
  expect((await flip(true)).statusCode).toBe(200)
  expect((await row(self)).enable_email_notifications).toBe(true)
})

describe('the birth date', () => {
  const yearsAgo = (years: number) => {
    const today = dayOf(server.clock.now)
    return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  }
  test('is refused a day before the age, and taken on the day', async () => {
    const young = await update({ birthDate: addDays(yearsAgo(21), 1) })
    expect([young.statusCode, young.json()]).toEqual([
      422,
      { code: 'too-young', fields: { birthDate: 'too-young' } },
    ])
    expect((await update({ birthDate: yearsAgo(21) })).statusCode).toBe(200)
  })
  test.each(['2027-02-30', '1800-01-01', '2999-01-01', 'yesterday'])(
    '%s is no birth date',
    async (birthDate) => {
      expect((await update({ birthDate })).json()).toMatchObject({ fields: { birthDate: 'invalid-date' } })
    },
  )
})

describe('typed input (A7)', () => {
  beforeEach(() => update({ location: 'Kribi', bio: 'Still here' }))
  test.each([
    ['a NUL', { bio: 'a\u0000b' }, 'bio', 'invalid-input'],
    ['an override in a name', { fullName: 'a\u202Eb' }, 'fullName', 'invalid-input'],
    ['an override in a bio', { bio: 'a\u202Eb' }, 'bio', 'invalid-input'],
    ['an isolate in a place', { location: 'a\u2067b' }, 'location', 'invalid-input'],
    ['a line end in a place', { location: 'a\nb' }, 'location', 'invalid-input'],
    ['121 characters of place', { location: 'x'.repeat(121) }, 'location', 'too-long'],
    ['1001 characters of bio', { bio: 'x'.repeat(1001) }, 'bio', 'too-long'],
    ['no name', { fullName: ' ' }, 'fullName', 'required'],
    ['a number that is none', { phone: '12' }, 'phone', 'invalid-phone'],
  ])('%s is refused', async (_, changes, field, code) => {
    const response = await update(changes)
    expect([response.statusCode, response.json().fields[field]]).toEqual([400, code])
    expect(await shown()).toMatchObject({ location: 'Kribi', bio: 'Still here' })
  })
  test('the longest allowed fits, and markup is text', async () => {
    expect((await update({ bio: 'x'.repeat(1000), location: 'x'.repeat(120) })).statusCode).toBe(200)
    expect((await update({ bio: '<img onerror=alert(1)>' })).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ bio: '<img onerror=alert(1)>' })
  })
})
