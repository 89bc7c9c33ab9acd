import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { linkIn, newMails } from '#tests/support/account-mails.ts'
import { origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
beforeAll(async () => {
  server = await startServer({ reads: often, signInByAddress: often })
})
afterAll(() => server.close())

type Ask = ReturnType<TestServer['visitor']>
const current = 'wouri-2026'
const change = (ask: Ask, id: string, changes: object = {}) =>
  ask('POST', '/api/change-password', {
    payload: { _id: id, password: current, newPassword: 'bamenda-9-hills', strict: true, ...changes },
  })
const isSignedIn = async (ask: Ask) => (await ask('POST', '/api/validate-access-token')).statusCode === 200
const signIn = async (email: string, password: string) =>
  (await server.visitor()('POST', '/api/sign-in/frontend', { payload: { email, password } })).statusCode

test('it ends every other session, renews this one, and says so by mail', async () => {
  const email = 'jules-mbarga@wouri.example'
  const here = server.visitor()
  const before = (
    await here('POST', '/api/sign-in/frontend', {
      payload: { email, password: current, stayConnected: true },
    })
  ).cookies[0]!
  const elsewhere = await server.as(email)
  const response = await change(here, 'jules-mbarga')
  expect([response.statusCode, response.body]).toEqual([200, ''])
  const [cookie] = response.cookies
  expect(cookie).toMatchObject({
    name: 'sid',
    maxAge: (30 * day) / 1000,
    httpOnly: true,
    sameSite: 'Strict',
  })
  expect(cookie!.value).not.toBe(before.value)
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
  const old = { headers: { cookie: `sid=${before.value}` } }
  expect((await server.visitor()('GET', '/api/user/jules-mbarga', old)).statusCode).toBe(401)
  expect([await signIn(email, current), await signIn(email, 'bamenda-9-hills')]).toEqual([204, 200])
  const [mail, ...rest] = await newMails(server)
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ to: email, language: 'fr', subject: 'Votre mot de passe sur Wouri a changé' })
  expect(mail!.text).toContain('Bonjour Jules Mbarga,')
  expect(mail!.text).toContain(`${origin}/forgot-password`)
  expect(mail!.text.replace(/https?:\S+/g, '')).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé ]: |'|undefined|Invalid/)
})

test('the current password is asked for whatever "strict" says', async () => {
  const ask = await server.as('samuel-ekotto@wouri.example')
  for (const changes of [
    { strict: false, password: undefined },
    { strict: false, password: 'wrong-one' },
    { password: '' },
  ])
    expect((await change(ask, 'samuel-ekotto', changes)).statusCode).toBe(204)
  expect(await signIn('samuel-ekotto@wouri.example', current)).toBe(200)
  expect(await isSignedIn(ask)).toBe(true)
})

test("another person's account does not exist, and a visitor must sign in", async () => {
  const ask = await server.as('driver@wouri.example')
  const answers = [
    await change(ask, 'grace-tabi'),
    await change(ask, 'nobody-at-all'),
    await ask('GET', `/api/check-password/grace-tabi/${current}`),
    await ask('GET', '/api/has-password/grace-tabi'),
    await ask('GET', '/api/has-password/nobody-at-all'),
  ]
  for (const answer of answers)
    expect([answer.statusCode, answer.body]).toEqual([404, '{"code":"not-found"}'])
  expect(await signIn('grace-tabi@wouri.example', current)).toBe(200)
  expect((await change(server.visitor(), 'grace-tabi')).statusCode).toBe(401)
})

test.each([
  ['abcd!', 400, 'password-too-short'],
  ['x'.repeat(129), 400, 'too-long'],
  ['qwerty123', 422, 'password-too-common'],
])('a new password like %s is refused', async (newPassword, status, code) => {
  const response = await change(await server.as('driver@wouri.example'), 'amina-ngassa', { newPassword })
  expect([response.statusCode, response.json().fields]).toEqual([status, { newPassword: code }])
})

test('two changes at once: one wins, and its session is the only one', async () => {
  const email = 'fadimatou-bello@wouri.example'
  const devices = [await server.as(email), await server.as(email)]
  const answers = await Promise.all(
    devices.map((ask, index) => change(ask, 'fadimatou-bello', { newPassword: `at-once-${index}` })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const sessions = await server.db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', 'fadimatou-bello')
    .execute()
  expect(sessions).toHaveLength(1)
  await newMails(server)
})

test('a change makes links that were mailed before it worthless', async () => {
  const email = 'nadege-tchoumi@wouri.example'
  await server.visitor()('POST', `/api/resend/frontend/${email}/true`)
  const [mail] = await newMails(server)
  const { userId, token } = linkIn(mail!)
  expect((await change(await server.as(email), userId)).statusCode).toBe(200)
  const response = await server.visitor()('POST', '/api/activate', {
    payload: { userId, token, password: 'taken-over-1' },
  })
  expect(response.statusCode).toBe(204)
})

test('the older way to compare a password answers for its owner, is never stored, and has a password to compare', async () => {
  const ask = await server.as('emmanuel-fokam@wouri.example')
  const compare = (password: string) =>
    ask('GET', `/api/check-password/emmanuel-fokam/${encodeURIComponent(password)}`)
  const right = await compare(current)
  expect([right.statusCode, right.body, right.headers['cache-control']]).toEqual([200, '', 'no-store'])
  expect((await compare('a/b?c#d é')).statusCode).toBe(204)
  const owned = async () => (await ask('GET', '/api/has-password/emmanuel-fokam')).statusCode
  expect(await owned()).toBe(200)
  await server.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', 'emmanuel-fokam')
    .execute()
  expect([await owned(), (await compare(current)).statusCode]).toEqual([204, 204])
  expect((await change(ask, 'emmanuel-fokam', { password: undefined })).statusCode).toBe(200)
})

test('guessing with a session has one limit, whichever call is used', { tags: 'all' }, async () => {
  const ask = await server.as('peter-ngwa@wouri.example')
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess++) {
    statuses.push((await change(ask, 'peter-ngwa', { password: `guess-${guess}` })).statusCode)
    statuses.push((await ask('GET', `/api/check-password/peter-ngwa/guess-${guess}`)).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429])
  const refused = await ask('GET', `/api/check-password/peter-ngwa/${current}`)
  expect([refused.statusCode, refused.body]).toEqual([429, '{"code":"too-many-requests"}'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('forty guesses at once are ten guesses', async () => {
  const email = 'hamadou-oumarou@wouri.example'
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, guess) => signIn(email, `guess-${guess}`)),
  )
  expect(statuses.filter((status) => status === 204)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})

test('who signs in with the old password while it changes stays outside', async () => {
  const email = 'ebot-ndip@wouri.example'
  const ask = await server.as(email)
  const late = Array.from({ length: 8 }, () => server.visitor())
  const [changed] = await Promise.all([
    change(ask, 'ebot-ndip'),
    ...late.map((device) =>
      device('POST', '/api/sign-in/frontend', { payload: { email, password: current } }),
    ),
  ])
  expect(changed.statusCode).toBe(200)
  expect(await Promise.all(late.map(isSignedIn))).toEqual(Array<boolean>(8).fill(false))
  await newMails(server)
})
