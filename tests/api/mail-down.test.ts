// The mail server is down while people sign up, book and write: no request waits for it, no mail is lost or sent twice.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { smtpMail } from '#server/documents/mail/transport/smtp.ts'
import { startOutbox, type Outbox } from '#server/platform/jobs/outbox/work.ts'
import { aBooking, aGuest } from '#tests/fixtures/booking.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { mailHandlers } from '#tests/support/mail-handlers.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { mailServer, type MailServer, type Received } from '#tests/support/smtp.ts'

let server: TestServer
let smtp: MailServer
let outbox: Outbox
const problems: string[] = []
beforeAll(async () => {
  let wake = () => undefined as void
  server = await startServer(noLimits, { onQueued: () => wake() })
  smtp = await mailServer()
  const mail = smtpMail({ url: smtp.url, from: 'Wouri <hello@wouri.example>' })
  outbox = startOutbox({
    db: server.db,
    handlers: mailHandlers(server, mail),
    now: () => server.clock.now,
    onError: (problem) => void problems.push(problem),
  })
  wake = outbox.wake
})
afterAll(async () => {
  await smtp.leave()
  await outbox.stop()
  await server.close()
})

const password = 'wouri-2026'
const waiting = () =>
  server.db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'dead_at'])
    .where('done_at', 'is', null)
    .execute()

/** Below the half minute after which the mail server is given up: whoever waited for it would be answered later. */
const timeout = 25_000

async function quickly(request: ReturnType<Ask>): Promise<Awaited<ReturnType<Ask>>> {
  const begun = performance.now()
  const answer = await request
  expect(performance.now() - begun).toBeLessThan(timeout)
  return answer
}

/** A typical sequence of requests of a driver, each answered in time. Returns the statuses. */
async function day(name: string): Promise<number[]> {
  const visitor = server.visitor()
  const post = (url: string, payload?: object, ask = visitor) =>
    quickly(ask('POST', url, payload ? { payload } : {}))
  const account = {
    password: 'mount-fako-4040',
    fullName: 'Ngo Bassa Ruth',
    phone: '+237671234567',
    birthDate: '1990-05-17',
    language: 'en',
  }
  const driver = await server.as(`${name}@wouri.example`)
  const guest = server.visitor()
  const licence = await sendLicence(guest)
  const car = name === 'jules-mbarga' ? 'demo-prado-daily' : 'demo-prado-tariff'
  const { total: _, ...body } = aBooking(server.clock.now, {
    car,
    driver: aGuest({ email: `guest-of-${name}@wouri.example` }),
    licence,
  })
  const total = (
    await post(
      '/api/bookings',
      { ...body, total: car === 'demo-prado-daily' ? 150_000 : 135_000 },
      withKey(guest),
    )
  ).statusCode
  const answers = [
    await post('/api/sign-up', { ...account, email: `new-${name}@wouri.example` }),
    await post(`/api/resend/frontend/new-${name}@wouri.example/false`),
    await post(`/api/resend/frontend/clarisse-atangana@wouri.example/true`),
    await post(
      '/api/change-password',
      { _id: name, password, newPassword: 'bamenda-9-hills', strict: true },
      driver,
    ),
    await post('/api/send-email', {
      from: 'visitor@else.example',
      subject: `From ${name}`,
      message: 'Good day',
    }),
    await post('/api/newsletter/subscribe', { email: `reader-${name}@wouri.example`, language: 'en' }),
  ]
  return [total, ...answers.map(({ statusCode }) => statusCode)]
}

const withKey =
  (ask: Ask): Ask =>
  (method, url, options = {}) =>
    ask(method, url, { ...options, headers: { ...options.headers, 'idempotency-key': randomUUID() } })

const sentTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address))
const subjects = (mails: Received[]) => mails.map(({ subject }) => subject).sort()

test('no request waits for a mail server that hangs', async () => {
  await smtp.hang()
  expect(await day('jules-mbarga')).toEqual([201, 200, 200, 200, 200, 200, 200])
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
  expect(smtp.received).toEqual([])
})

test('nor for one that refuses every connection, and no mail is given up for it', async () => {
  await smtp.leave()
  expect(await day('fadimatou-bello')).toEqual([201, 200, 200, 200, 200, 200, 200])
  for (let round = 0; round < 3; round++) {
    const tried = problems.length
    server.clock.now += 2 * hour
    outbox.wake()
    await expect.poll(() => problems.length, { timeout: 20_000 }).toBeGreaterThan(tried)
  }
  const jobs = await waiting()
  expect(jobs.every(({ dead_at: dead }) => dead === null)).toBe(true)
  expect(Math.max(...jobs.map(({ attempts }) => attempts))).toBeGreaterThan(1)
  expect(problems.join('\n')).not.toMatch(/@|Ruth|visitor|bamenda/)
})

test('when it is back everything arrives, each mail once', async () => {
  await smtp.open()
  await expect
    .poll(
      async () => {
        server.clock.now += hour
        outbox.wake()
        return waiting()
      },
      { timeout: 30_000, interval: 300 },
    )
    .toEqual([])
  const { received } = smtp
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(received.length)
  for (const name of ['jules-mbarga', 'fadimatou-bello']) {
    // Asked for twice before either went out: the newest is the one that is sent.
    expect(subjects(sentTo(`new-${name}@wouri.example`))).toEqual(['Activate your Wouri account'])
    expect(sentTo(`guest-of-${name}@wouri.example`)).toHaveLength(1)
    expect(sentTo(`${name}@wouri.example`)).toHaveLength(1)
    expect(sentTo(`reader-${name}@wouri.example`)).toHaveLength(1)
    expect(
      sentTo('hello@wouri.example').filter(({ subject }) => subject.endsWith(`From ${name}`)),
    ).toHaveLength(1)
  }
  expect(sentTo('clarisse-atangana@wouri.example')).toHaveLength(1)
})

test('what arrived late still works: a day counts from the mail, not from the request', async () => {
  const [mail] = sentTo('new-jules-mbarga@wouri.example')
  const link = new URL(/https:\/\/\S+[?]u=\S+/.exec(mail!.text)![0])
  const payload = {
    userId: link.searchParams.get('u'),
    token: link.searchParams.get('t'),
    password: 'second-4040',
  }
  expect((await server.visitor()('POST', '/api/activate', { payload })).statusCode).toBe(200)
})
