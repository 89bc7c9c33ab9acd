// Section 7 of the specification, about making an account: paths and bodies as an existing client writes them,
// answers as section 11 of the domain settles them. Nothing here is taken from the contract.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkIn, newMails, type MailedLink } from '#tests/support/account-mails.ts'
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
const signIn = (email: string, secret: string) =>
  statusOf(post('/api/sign-in/frontend', { email, password: secret, stayConnected: false }))
const said = (answer: Awaited<ReturnType<Ask>>) => [
  answer.statusCode,
  answer.body === '' ? '' : answer.json(),
]

let people = 0
const somebodyNew = (changes: object = {}) => ({
  email: `section-7-${++people}@wouri.example`,
  password: 'mount-fako-4040',
  fullName: 'Ngo Bassa Ruth',
  phone: '+237671234567',
  birthDate: '1990-05-17',
  language: 'en',
  ...changes,
})

/** Signs up a new account and returns its address with the link of the mail. */
async function signedUp(): Promise<{ email: string; link: MailedLink }> {
  const account = somebodyNew()
  expect(await statusOf(post('/api/sign-up', account))).toBe(200)
  const mail = (await newMails(server)).find(({ to }) => to === account.email)
  return { email: account.email, link: linkIn(mail!) }
}

async function signedInAs(email: string, secret: string): Promise<Ask> {
  const ask = visitor()
  expect(
    await statusOf(post('/api/sign-in/frontend', { email, password: secret, stayConnected: false }, ask)),
  ).toBe(200)
  return ask
}

const checkToken = ({ userId, email, token }: MailedLink, appType = 'frontend') =>
  statusOf(
    visitor()(
      'GET',
      `/api/check-token/${appType}/${userId}/${encodeURIComponent(email)}/${encodeURIComponent(token)}`,
    ),
  )

describe('POST /api/sign-up', () => {
  test('works: the account is a driver of the language chosen, and signs in', async () => {
    const account = somebodyNew({ language: 'fr' })
    expect(said(await post('/api/sign-up', account))).toEqual([200, ''])
    const record = await post('/api/sign-in/frontend', {
      email: account.email,
      password: account.password,
      stayConnected: false,
    })
    expect(record.json()).toMatchObject({
      type: 'user',
      fullName: 'Ngo Bassa Ruth',
      language: 'fr',
      birthDate: '1990-05-17',
      verified: false,
    })
  })

  test('works: `name` is taken for the name, and answered beside it', async () => {
    const { fullName: name, ...others } = somebodyNew({})
    expect(said(await post('/api/sign-up', { ...others, name }))).toEqual([200, ''])
    const { email, password } = others
    const record = await post('/api/sign-in/frontend', { email, password, stayConnected: false })
    expect(record.json()).toMatchObject({ fullName: name, name })
    const nameless = await post('/api/sign-up', { ...others, email: 'nameless@else.example' })
    expect([nameless.statusCode, nameless.json()]).toMatchObject([400, { fields: { fullName: 'required' } }])
  })

  test('signed out: it asks for no session, and gives none', async () => {
    expect((await post('/api/sign-up', somebodyNew())).cookies.map(({ name }) => name)).toEqual(['device'])
  })

  test.each([
    ['email', 'nobody', 400, 'invalid-email'],
    ['password', 'short', 400, 'password-too-short'],
    ['fullName', '', 400, 'required'],
    ['phone', '12', 400, 'invalid-phone'],
    ['birthDate', '2001-02-29', 400, 'invalid-date'],
    ['birthDate', '2020-01-01', 422, 'too-young'],
    ['language', 'de', 400, 'invalid-input'],
  ])('wrong input: %s of %j is refused by name', async (field, value, status, code) => {
    const answer = await post('/api/sign-up', somebodyNew({ [field]: value }))
    expect([answer.statusCode, answer.json().fields]).toEqual([status, { [field]: code }])
  })

  test("somebody else's: an address that has an owner is refused, and its password stays", async () => {
    const answer = await post('/api/sign-up', somebodyNew({ email: 'driver@wouri.example' }))
    expect(said(answer)).toEqual([409, { code: 'email-registered', fields: { email: 'email-registered' } }])
    expect([
      await signIn('driver@wouri.example', password),
      await signIn('driver@wouri.example', 'mount-fako-4040'),
    ]).toEqual([200, 204])
  })
})

describe('GET /api/check-token/{appType}/{userId}/{email}/{token}', () => {
  test('works: 200 for a link that opens, in either app, as often as it is asked', async () => {
    const { link } = await signedUp()
    expect([await checkToken(link), await checkToken(link, 'admin'), await checkToken(link)]).toEqual([
      200, 200, 200,
    ])
  })

  test('signed out: the answer is only a status', async () => {
    const { link } = await signedUp()
    const url = `/api/check-token/frontend/${link.userId}/${link.email}/${link.token}`
    expect(said(await visitor()('GET', url))).toEqual([200, ''])
    expect(said(await visitor()('GET', `${url}x`))).toEqual([204, ''])
  })

  test('wrong input: another app, an address that is none', async () => {
    const { link } = await signedUp()
    expect([await checkToken(link, 'backend'), await checkToken({ ...link, email: 'nobody' })]).toEqual([
      400, 400,
    ])
  })

  test("somebody else's: the person, the address and the token belong together", async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    expect(await checkToken({ ...one.link, token: other.link.token })).toBe(204)
    expect(await checkToken({ ...one.link, email: other.email })).toBe(204)
    expect(await checkToken({ ...one.link, userId: other.link.userId })).toBe(204)
  })
})

describe('DELETE /api/delete-tokens/{userId}', () => {
  const remove = (id: string, ask = visitor()) => statusOf(ask('DELETE', `/api/delete-tokens/${id}`))

  test('works: for the own session the mailed links are worth nothing any more', async () => {
    const { email, link } = await signedUp()
    const ask = await signedInAs(email, 'mount-fako-4040')
    expect(await remove(link.userId, ask)).toBe(200)
    expect(await checkToken(link)).toBe(204)
  })

  test('signed out: it answers 200 and deletes nothing', async () => {
    const { link } = await signedUp()
    expect([await remove(link.userId), await checkToken(link)]).toEqual([200, 200])
  })

  test("somebody else's: it answers 200 and deletes nothing", async () => {
    const { link } = await signedUp()
    const other = await server.as('driver@wouri.example')
    expect([await remove(link.userId, other), await checkToken(link)]).toEqual([200, 200])
  })

  test('wrong input: what is no id', async () => {
    expect(await remove('..%2f..')).toBe(400)
  })
})

describe('POST /api/resend/{appType}/{email}/{reset flag}', () => {
  const resend = (email: string, reset: string, appType = 'frontend') =>
    post(`/api/resend/${appType}/${encodeURIComponent(email)}/${reset}`)

  test('works: 200, and a mail with the activation link, or with the one that resets', async () => {
    await newMails(server)
    expect(said(await resend('samuel-ekotto@wouri.example', 'true'))).toEqual([200, ''])
    const [reset] = await newMails(server)
    expect([reset!.to, new URL(linkIn(reset!).page).pathname]).toEqual([
      'samuel-ekotto@wouri.example',
      '/reset-password',
    ])
    const { email } = await signedUp()
    expect(await statusOf(resend(email, 'false', 'admin'))).toBe(200)
    const [activation] = await newMails(server)
    expect([activation!.to, new URL(linkIn(activation!).page).pathname]).toEqual([email, '/activate'])
  })

  test('signed out: 204 for an unknown address, and no mail', async () => {
    expect(said(await resend('nobody-has-this@wouri.example', 'true'))).toEqual([204, ''])
    expect(await newMails(server)).toEqual([])
  })

  test('wrong input: another flag, another app, no address', async () => {
    const answers = [
      await resend('driver@wouri.example', 'maybe'),
      await resend('driver@wouri.example', 'true', 'x'),
      await resend('nobody', 'true'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect(await newMails(server)).toEqual([])
  })
})

describe('POST /api/activate', () => {
  const activate = ({ userId, token }: MailedLink, secret: string) =>
    statusOf(post('/api/activate', { userId, token, password: secret }))

  test('works: once, and the address is proved', async () => {
    const { email, link } = await signedUp()
    expect([await activate(link, 'second-4040'), await activate(link, 'third-4040')]).toEqual([200, 204])
    const record = (
      await post('/api/sign-in/frontend', { email, password: 'second-4040', stayConnected: false })
    ).json()
    expect(record).toMatchObject({ _id: link.userId, verified: true })
  })

  test('signed out: it opens no session by itself', async () => {
    const { link } = await signedUp()
    const answer = await post('/api/activate', {
      userId: link.userId,
      token: link.token,
      password: 'second-4040',
    })
    expect([answer.statusCode, answer.body, answer.cookies.map(({ name }) => name)]).toEqual([
      200,
      '',
      ['device'],
    ])
  })

  test('wrong input: a password too short, no token, no person; the link still opens', async () => {
    const { link } = await signedUp()
    const { userId, token } = link
    const secret = 'second-4040'
    const bodies = [
      { userId, token, password: 'short' },
      { userId, password: secret },
      { token, password: secret },
      { userId, token },
    ]
    for (const body of bodies) expect(await statusOf(post('/api/activate', body))).toBe(400)
    expect(await checkToken(link)).toBe(200)
  })

  test("somebody else's: a token of one person sets no other's password", async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    expect(await activate({ ...one.link, userId: other.link.userId }, 'second-4040')).toBe(204)
    expect([
      await signIn(other.email, 'mount-fako-4040'),
      await activate({ ...one.link, token: 'x'.repeat(43) }, 'second-4040'),
    ]).toEqual([200, 204])
  })
})

describe('POST /api/validate-email', () => {
  const validate = (body: object) => post('/api/validate-email', body)

  test('works: 200 for a free address, 204 for one that is taken, in any spelling', async () => {
    expect(said(await validate({ email: 'still-free@wouri.example' }))).toEqual([200, ''])
    expect(said(await validate({ email: 'Driver@Wouri.example' }))).toEqual([204, ''])
  })

  test('signed out: it asks for no session', async () => {
    expect(await statusOf(validate({ email: 'still-free@wouri.example' }))).toBe(200)
  })

  test.each(['nobody', '', 7, null, { $ne: null }])('wrong input: %j is no address', async (email) => {
    expect(await statusOf(validate({ email }))).toBe(400)
  })
})

describe('POST /api/resend-link', () => {
  test('works: the person signed in gets the mail again, until the address is proved', async () => {
    const { email } = await signedUp()
    const ask = await signedInAs(email, 'mount-fako-4040')
    expect(said(await post('/api/resend-link', undefined, ask))).toEqual([200, ''])
    const [mail] = await newMails(server)
    const { userId, token } = linkIn(mail!)
    expect([
      mail!.to,
      await statusOf(post('/api/activate', { userId, token, password: 'second-4040' })),
    ]).toEqual([email, 200])
    expect(await statusOf(post('/api/resend-link', undefined, await signedInAs(email, 'second-4040')))).toBe(
      204,
    )
  })

  test('signed out: 401', async () => {
    expect(said(await post('/api/resend-link'))).toEqual([401, { code: 'signed-out' }])
  })

  test('wrong input: an address in the body is passed over', async () => {
    const { email } = await signedUp()
    expect(
      await statusOf(
        post(
          '/api/resend-link',
          { email: 'jules-mbarga@wouri.example' },
          await signedInAs(email, 'mount-fako-4040'),
        ),
      ),
    ).toBe(200)
    expect((await newMails(server)).map(({ to }) => to)).toEqual([email])
  })

  test("somebody else's: a proved person is sent nothing", async () => {
    expect(await statusOf(post('/api/resend-link', undefined, await server.as('driver@wouri.example')))).toBe(
      204,
    )
    expect(await newMails(server)).toEqual([])
  })
})
