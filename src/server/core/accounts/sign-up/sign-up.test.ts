import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/rental/period.ts'
import { linkIn, newMails, sendAccountMails } from '#tests/support/account-mails.ts'
import { aBooking, aGuest } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { collect, origin } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    reads: often,
    bookings: often,
    signUpByAddress: often,
    emailLookUpsByAddress: often,
    mailsFrom: often,
  })
})
afterAll(() => server.close())

let people = 0
const aPerson = (changes: object = {}) => ({
  email: `person-${++people}@wouri.example`,
  password: 'mount-fako-4040',
  fullName: 'Ngo Bassa Ruth',
  phone: '+237671234567',
  birthDate: '1990-05-17',
  language: 'en',
  ...changes,
})
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.visitor()('POST', url, { payload, headers })
const signUp = (changes: object = {}) => post('/api/sign-up', aPerson(changes))
const signIn = (email: string, password: string) => post('/api/sign-in/frontend', { email, password })
const rowOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const isFree = async (email: string) => (await post('/api/validate-email', { email })).statusCode === 200

/** A guest books and so leaves an unclaimed account. */
async function guestBooks(email: string) {
  const payload = aBooking(server.clock.now, {
    car: 'demo-prado-daily',
    driver: aGuest({ email }),
    language: 'fr',
  })
  const response = await bookWithLicence(server.visitor(), payload)
  expect(response.statusCode).toBe(201)
}

test('it makes a driver, unverified, whatever else is sent', async () => {
  const extras = {
    type: 'admin',
    verified: true,
    active: true,
    blacklisted: true,
    _id: 'chosen',
    id: 'chosen',
    supplier: 'x',
    priceChangeRate: -100,
  }
  const response = await signUp({ email: 'plain@wouri.example', ...extras })
  expect([response.statusCode, response.body]).toEqual([200, ''])
  const row = await rowOf('plain@wouri.example')
  expect(row).toMatchObject({
    type: 'user',
    verified: false,
    blacklisted: false,
    full_name: 'Ngo Bassa Ruth',
    birth_date: '1990-05-17',
  })
  expect(row!.id).not.toBe('chosen')
  expect(row!.password_hash).toMatch(/^\$argon2id\$/)
  expect((await signIn('plain@wouri.example', 'mount-fako-4040')).json()).toMatchObject({
    type: 'user',
    verified: false,
  })
})

describe('a password', () => {
  test.each([
    ['five', 'abcd!', 400, 'password-too-short'],
    ['129', 'x'.repeat(129), 400, 'too-long'],
    ['10 000', 'x'.repeat(10_000), 400, 'too-long'],
    ['the commonest', '123456', 422, 'password-too-common'],
    ['a common one in capitals', ' PassWord ', 422, 'password-too-common'],
    ["the site's name", 'Wouri!', 422, 'password-too-common'],
    ["the site's country", 'Cameroun237', 422, 'password-too-common'],
  ])('of %s is refused', async (_, password, status, code) => {
    const response = await signUp({ email: 'refused@wouri.example', password })
    expect([response.statusCode, response.json().fields]).toEqual([status, { password: code }])
    expect(await rowOf('refused@wouri.example')).toBeUndefined()
  })

  const bytes73 = 'é'.repeat(36)
  test.each([
    'six 66',
    `${'x'.repeat(127)}y`,
    '  with spaces  ',
    '🦁🦁🦁',
    'e\u0301t\u0301oile',
    `${bytes73}a`,
  ])('works exactly as typed: %s', async (password) => {
    const email = `typed-${++people}@wouri.example`
    expect((await signUp({ email, password })).statusCode).toBe(200)
    expect((await signIn(email, password)).statusCode).toBe(200)
    expect((await signIn(email, `${password.slice(0, -1)}z`)).statusCode).toBe(204)
    const [trimmed, composed] = [password.trim(), password.normalize('NFC')]
    if (trimmed !== password) expect((await signIn(email, trimmed)).statusCode).toBe(204)
    if (composed !== password) expect((await signIn(email, composed)).statusCode).toBe(204)
  })
})

test('twenty at once for one address, however it is written, are one account and one mail', async () => {
  await newMails(server)
  const spellings = [
    'Twenty@wouri.example',
    ' twenty@wouri.example ',
    'TWENTY@WOURI.EXAMPLE',
    'twenty@wouri.example',
  ]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signUp({ email: spellings[index % 4] })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toEqual({
    code: 'email-registered',
    fields: { email: 'email-registered' },
  })
  expect((await newMails(server)).map(({ to }) => to)).toEqual(['twenty@wouri.example'])
})

test('a mail server that is away delays the mail and nothing else', async () => {
  expect((await signUp({ email: 'later@wouri.example' })).statusCode).toBe(200)
  await sendAccountMails(server, { send: async () => Promise.reject(new Error('away')) })
  expect(await rowOf('later@wouri.example')).toBeDefined()
  server.clock.now += 60_000
  const port = collect()
  await sendAccountMails(server, port)
  expect(port.mails.map(({ to }) => to)).toContain('later@wouri.example')
})

test('the age counts to the day, in Cameroon', async () => {
  const years = (count: number, days = 0) => {
    const today = dayOf(server.clock.now + days * 24 * 3_600_000)
    return `${Number(today.slice(0, 4)) - count}${today.slice(4)}`
  }
  const answer = async (birthDate: unknown) => {
    const response = await signUp({ birthDate })
    return response.statusCode === 200 ? 200 : [response.statusCode, response.json().fields.birthDate]
  }
  expect(await answer(years(21))).toBe(200)
  expect(await answer(years(21, 1))).toEqual([422, 'too-young'])
  for (const impossible of [years(-1), '1800-01-01', '2001-02-29', 'not a date'])
    expect(await answer(impossible)).toEqual([400, 'invalid-date'])
})

test.each(['\u200B \u00A0', '\u0007', 'a\u202Eb', 'a\u0000b', 'x'.repeat(10_000)])(
  'a name like %j is refused',
  async (fullName) => {
    expect((await signUp({ fullName })).statusCode).toBe(400)
  },
)

test('a name of two cells is joined, an address and a number are read as they were pasted', async () => {
  const pasted = {
    fullName: 'Jean\r\n Mbarga\t',
    email: '\u200BO’Neill@M\u00FCller.example ',
    phone: '\u202A+237 (0) 6\u201171 23\u00A045 67\u202C',
  }
  expect((await signUp(pasted)).statusCode).toBe(200)
  expect(await rowOf("o'neill@xn--mller-kva.example")).toMatchObject({
    full_name: 'Jean Mbarga',
    phone: '+237671234567',
  })
})

test('the mail is in the language of its reader, repeats nothing that is not proved, and leads to the configured origin', async () => {
  for (const [language, subject] of [
    ['en', 'Activate your Wouri account'],
    ['fr', 'Activez votre compte Wouri'],
    ['es', 'Active su cuenta de Wouri'],
  ]) {
    await newMails(server)
    const email = `evil-host-${language}@wouri.example`
    const bait = aPerson({ email, language, fullName: '<img src=x onerror=alert(1)> you have won' })
    await post('/api/sign-up', bait, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [mail] = await newMails(server)
    expect(mail).toMatchObject({ to: email, subject, language })
    expect(mail!.text + mail!.html).not.toMatch(/evil\.example|you have won|<img/)
    expect(linkIn(mail!)).toMatchObject({
      page: `${origin}/activate`,
      email,
      userId: (await rowOf(email))!.id,
    })
    expect(mail!.html).toContain(linkIn(mail!).token)
    if (language === 'fr')
      expect(mail!.text.replace(/https?:\S+/g, '')).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé ]: |'/)
  }
})

test('no table holds a token that opens something', async () => {
  await signUp({ email: 'dumped@wouri.example' })
  const mail = (await newMails(server)).find(({ to }) => to === 'dumped@wouri.example')
  const { token } = linkIn(mail!)
  expect(token).toMatch(/^[\w-]{43}$/)
  for (const table of ['outbox', 'account_links', 'account_tokens', 'users'] as const)
    expect(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())).not.toContain(token)
})

describe('an address that is there already', () => {
  test('is taken when it has an owner, in any spelling', async () => {
    expect(await isFree('free@wouri.example')).toBe(true)
    expect(await isFree(' DRIVER@wouri.example')).toBe(false)
    expect((await signUp({ email: 'driver@wouri.example' })).statusCode).toBe(409)
  })

  test('of a guest becomes theirs by the mail alone', async () => {
    const email = 'guest-claims@wouri.example'
    await newMails(server)
    await guestBooks(email)
    // The booking's own mail asks for the address; an account is only offered to anyone who has shown that it is theirs.
    expect(await newMails(server)).toEqual([])
    const before = await rowOf(email)
    expect(await isFree(email)).toBe(true)
    expect((await signUp({ email, fullName: 'Somebody Else', password: 'attacker-4040' })).statusCode).toBe(
      200,
    )
    expect(await rowOf(email)).toEqual(before)
    expect((await signIn(email, 'attacker-4040')).statusCode).toBe(204)
    const [mail] = await newMails(server)
    const { userId, token } = linkIn(mail!)
    expect((await post('/api/activate', { userId, token, password: 'my-own-4040' })).statusCode).toBe(200)
    expect((await signIn(email, 'my-own-4040')).json()).toMatchObject({
      _id: before!.id,
      verified: true,
      fullName: 'Ngo Bassa Ruth',
    })
    expect((await signUp({ email })).statusCode).toBe(409)
  })

  test('of an erased person gets no mail', async () => {
    const email = 'deleted-erased@wouri.invalid'
    const erased = {
      ...(await rowOf('plain@wouri.example'))!,
      id: 'erased',
      email,
      password_hash: null,
      deleted_at: new Date(),
    }
    await server.db.insertInto('users').values(erased).execute()
    expect([await isFree(email), (await signUp({ email })).statusCode]).toEqual([false, 409])
    expect((await server.visitor()('POST', `/api/resend/frontend/${email}/true`)).statusCode).toBe(204)
  })

  test('of a guest is not written to without end', async () => {
    const email = 'guest-flooded@wouri.example'
    await server.db
      .insertInto('users')
      .values({ ...(await rowOf('plain@wouri.example'))!, id: 'flooded', email, password_hash: null })
      .execute()
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) statuses.push((await signUp({ email })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
})

test('asking and signing up have their limits: few for a device, more for an address, which may be a whole town', async () => {
  const usual = await startServer({ reads: often })
  const lookUps = async (count: number, ask: () => Ask) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++)
      statuses.push(
        (await ask()('POST', '/api/validate-email', { payload: { email: `look-${index}@wouri.example` } }))
          .statusCode,
      )
    return statuses
  }
  const device = usual.visitor()
  expect(await lookUps(22, () => device)).toEqual([...Array<number>(20).fill(200), 429, 429])
  // The two that were refused to the device are not counted for the address.
  expect(await lookUps(101, () => usual.visitor())).toEqual([...Array<number>(100).fill(200), 429])
  const made: number[] = []
  for (let index = 0; index < 6; index++)
    made.push((await device('POST', '/api/sign-up', { payload: aPerson() })).statusCode)
  expect(made).toEqual([200, 200, 200, 200, 200, 429])
  expect((await usual.visitor()('POST', '/api/sign-up', { payload: aPerson() })).statusCode).toBe(200)
  await usual.close()
})
