import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { linkIn, newMails, type MailedLink } from '#tests/support/account-mails.ts'
import { origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { leaseJobs } from '#server/platform/jobs/outbox/lease-jobs.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    reads: often,
    signUpByDevice: often,
    signUpByAddress: often,
    mailsFrom: often,
    mailsTo: often,
    signInByAddress: often,
  })
})
afterAll(() => server.close())

const post = (url: string, payload?: object) => server.visitor()('POST', url, payload ? { payload } : {})
const signIn = async (email: string, password: string) =>
  (await post('/api/sign-in/frontend', { email, password })).statusCode
const activate = async ({ userId, token }: MailedLink, password: string) =>
  (await post('/api/activate', { userId, token, password })).statusCode
const resend = async (email: string, reset: boolean) =>
  (await post(`/api/resend/frontend/${encodeURIComponent(email)}/${reset}`)).statusCode
const check = async ({ userId, email, token }: MailedLink, method: 'GET' | 'HEAD' = 'GET') => {
  const url = `/api/check-token/frontend/${userId}/${encodeURIComponent(email)}/${token}`
  return (await server.app.inject({ method, url, headers: { host: 'localhost' } })).statusCode
}

/** The link of the one mail that is due. */
async function mailed(): Promise<MailedLink> {
  const mails = await newMails(server)
  expect(mails).toHaveLength(1)
  return linkIn(mails[0]!)
}

let people = 0
async function newPerson() {
  const email = `link-${++people}@wouri.example`
  const payload = {
    email,
    password: 'first-4040',
    fullName: 'Ruth',
    phone: '+237671234567',
    birthDate: '1990-05-17',
    language: 'en',
  }
  expect((await post('/api/sign-up', payload)).statusCode).toBe(200)
  return { email, link: await mailed() }
}

test('a link sets the password once', async () => {
  const { email, link } = await newPerson()
  const response = await post('/api/activate', {
    userId: link.userId,
    token: link.token,
    password: 'second-4040',
  })
  expect([response.statusCode, response.body, response.cookies.map(({ name }) => name)]).toEqual([
    200,
    '',
    ['device'],
  ])
  expect(await activate(link, 'third-4040')).toBe(204)
  expect([
    await signIn(email, 'second-4040'),
    await signIn(email, 'third-4040'),
    await signIn(email, 'first-4040'),
  ]).toEqual([200, 204, 204])
  expect(await newMails(server)).toEqual([])
})

test('twenty at once with one link: one wins', async () => {
  const { email, link } = await newPerson()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => activate(link, `choice-${index}-4040`)),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await signIn(email, `choice-${statuses.indexOf(200)}-4040`)).toBe(200)
})

test.each([{ $ne: null }, [], 1, true, null, ''])('a token that is %j is bad input', async (token) => {
  const { link } = await newPerson()
  expect(
    (await post('/api/activate', { userId: link.userId, token, password: 'second-4040' })).statusCode,
  ).toBe(400)
  expect(await check(link)).toBe(200)
})

test('a token opens one account only, and trying it elsewhere leaves it as it was', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const swapped = { ...one.link, userId: other.link.userId }
  expect([
    await check(swapped),
    await check({ ...one.link, email: other.email }),
    await activate(swapped, 'second-4040'),
  ]).toEqual([204, 204, 204])
  expect(await check({ ...one.link, token: 'x'.repeat(43) })).toBe(204)
  expect(await activate(one.link, 'second-4040')).toBe(200)
})

test('a common password leaves the link as it was', async () => {
  const { link } = await newPerson()
  expect([
    await activate(link, 'password'),
    await activate(link, 'abc'),
    await activate(link, 'second-4040'),
  ]).toEqual([422, 400, 200])
})

test('a link lives a day from its mail, to the second', async () => {
  const start = server.clock.now
  const { link } = await newPerson()
  server.clock.now = start + 24 * hour - 1000
  expect(await check(link)).toBe(200)
  server.clock.now = start + 24 * hour + 1000
  expect([await check(link), await activate(link, 'second-4040')]).toEqual([204, 204])
})

test('asking about a link uses nothing up', async () => {
  const { link } = await newPerson()
  for (let index = 0; index < 5; index++)
    expect([await check(link), await check(link, 'HEAD')]).toEqual([200, 200])
  expect(await activate(link, 'second-4040')).toBe(200)
})

describe('sending it again', () => {
  test('makes the newest the only one that works, and the account goes on working', async () => {
    const { email, link } = await newPerson()
    const links = [link]
    for (let index = 0; index < 3; index++) {
      expect(await resend(email, false)).toBe(200)
      links.push(await mailed())
      expect(await signIn(email, 'first-4040')).toBe(200)
    }
    expect(await Promise.all(links.map((each) => check(each)))).toEqual([204, 204, 204, 200])
    // Asked for three times before the mail went out: one mail.
    await Promise.all([resend(email, false), resend(email, false), resend(email, false)])
    expect(await check(await mailed())).toBe(200)
  })

  test('to an unknown address says so, and takes as long', async () => {
    const timed = async (email: string, status: number) => {
      const start = performance.now()
      expect(await resend(email, true)).toBe(status)
      return performance.now() - start
    }
    expect(await timed('nobody@wouri.example', 204)).toBeGreaterThan(145)
    expect(await timed('samuel-ekotto@wouri.example', 200)).toBeGreaterThan(145)
    await newMails(server)
  })

  test('from a session goes to its own person, and to no one once the address is confirmed', async () => {
    expect((await post('/api/resend-link')).statusCode).toBe(401)
    const { email, link } = await newPerson()
    const ask = server.visitor()
    await ask('POST', '/api/sign-in/frontend', { payload: { email, password: 'first-4040' } })
    expect(
      (await ask('POST', '/api/resend-link', { payload: { email: 'driver@wouri.example' } })).statusCode,
    ).toBe(200)
    const newest = await mailed()
    expect([newest.email, await check(link), await check(newest)]).toEqual([email, 204, 200])
    expect((await (await server.as('driver@wouri.example'))('POST', '/api/resend-link')).statusCode).toBe(204)
  })

  test('is three times an hour for one mailbox', async () => {
    const usual = await startServer({ reads: often })
    const statuses: number[] = []
    for (let index = 0; index < 5; index++)
      statuses.push(
        (await usual.visitor()('POST', '/api/resend/frontend/driver@wouri.example/true')).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    await usual.close()
  })
})

test('a mail that is tried again carries another token, and both open', async () => {
  const { email } = await newPerson()
  await resend(email, false)
  const [lost] = await leaseJobs(server.db, ['account-link'], server.clock.now)
  const { sendAccountLink } = await import('#server/documents/mail/account/account-link.ts')
  const { collect } = await import('#tests/support/outbox.ts')
  const port = collect()
  const ports = { db: server.db, mail: port, origin, now: () => server.clock.now }
  for (let attempt = 0; attempt < 2; attempt++)
    await sendAccountLink(ports).run(lost!.payload, { id: lost!.id })
  const [first, second] = port.mails.map(linkIn)
  expect(port.mails[0]!.messageId).toBe(port.mails[1]!.messageId)
  expect(first!.token).not.toBe(second!.token)
  expect([await check(first!), await check(second!)]).toEqual([200, 200])
  expect([await activate(second!, 'second-4040'), await check(first!)]).toEqual([200, 204])
})

test('a finished reset signs everybody out and says so by mail', async () => {
  const email = 'grace-tabi@wouri.example'
  const devices = [await server.as(email), await server.as(email)]
  expect(await resend(email, true)).toBe(200)
  const link = await mailed()
  expect(link.page).toBe(`${origin}/reset-password`)
  expect((await devices[0]!('GET', '/api/user/grace-tabi')).statusCode).toBe(200)
  expect(await activate(link, 'second-4040')).toBe(200)
  for (const ask of devices) expect((await ask('GET', '/api/user/grace-tabi')).statusCode).toBe(401)
  const [told, ...rest] = await newMails(server)
  expect(rest).toEqual([])
  expect(told).toMatchObject({ to: email, subject: 'Your password on Wouri was changed' })
  expect(told!.text).toContain(`${origin}/forgot-password`)
  expect([await signIn(email, 'second-4040'), await signIn(email, 'wouri-2026')]).toEqual([200, 204])
})

test('anyone who signed up with an address of somebody else is out once its owner activates', async () => {
  const { email, link } = await newPerson()
  const squatter = server.visitor()
  await squatter('POST', '/api/sign-in/frontend', { payload: { email, password: 'first-4040' } })
  expect(await activate(link, 'owner-4040')).toBe(200)
  expect((await squatter('GET', `/api/user/${link.userId}`)).statusCode).toBe(401)
})

test("tokens are thrown away by their owner's session only", async () => {
  const { email, link } = await newPerson()
  const url = `/api/delete-tokens/${link.userId}`
  const other = await server.as('driver@wouri.example')
  expect([
    (await server.visitor()('DELETE', url)).statusCode,
    (await other('DELETE', url)).statusCode,
  ]).toEqual([200, 200])
  expect(await check(link)).toBe(200)
  const own = server.visitor()
  await own('POST', '/api/sign-in/frontend', { payload: { email, password: 'first-4040' } })
  expect((await own('DELETE', url)).statusCode).toBe(200)
  expect(await check(link)).toBe(204)
})
