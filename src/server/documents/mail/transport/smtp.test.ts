import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { addDays, dayOf, hour } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { smtpMail } from './smtp.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const opened: SMTPServer[] = []
afterEach(async () => {
  for (const smtp of opened.splice(0)) await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** A mail server on this machine that keeps what it gets, or refuses every recipient with this code. */
async function listen(refusal?: number) {
  const received: { raw: string; to: string[] }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(
        refusal === undefined
          ? null
          : Object.assign(new Error(`no ${address.address} here`), { responseCode: refusal }),
      ),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          raw: Buffer.concat(chunks).toString(),
          to: session.envelope.rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
  })
  opened.push(smtp)
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', () => resolve()))
  return { received, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
}

const from = 'Wouri <hello@wouri.example>'
let trips = 0
async function book() {
  const first = addDays(dayOf(server.clock.now), 10 + 4 * trips++)
  const payload = aBooking(server.clock.now, {
    from: `${first}T10:00`,
    to: `${addDays(first, 3)}T10:00`,
    language: 'fr',
  })
  return bookWithLicence(server.visitor(), payload)
}
const job = () =>
  server.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

test('a mail server gets the mail whole: two parts, the calendar, its name', async () => {
  const { received, url } = await listen()
  const booking = (await book()).json<Booking>()
  await sendDue(server, smtpMail({ url, from }))
  expect(received).toHaveLength(1)
  const [{ raw, to }] = received as [{ raw: string; to: string[] }]
  expect(to).toEqual([booking.driver.email])
  expect(raw).toContain(`Message-ID: <outbox-${(await job()).id}@wouri>`)
  expect(raw).toContain(`From: ${from}`)
  expect(raw).toContain('Content-Language: fr')
  expect(raw).toMatch(/Content-Type: text\/plain/)
  expect(raw).toMatch(/Content-Type: text\/html/)
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/)
  expect((await job()).done_at).not.toBeNull()
})

test('an address or a subject cannot inject a header or a recipient', async () => {
  const { received, url } = await listen()
  await smtpMail({ url, from })
    .send({
      to: 'ruth@wouri.example\r\nBcc: evil@wouri.example',
      subject: 'Hello\r\nBcc: evil@wouri.example',
      language: 'en',
      text: 'x',
      html: '<p>x</p>',
      attachments: [],
      messageId: '<outbox-0@wouri>',
    })
    .catch(() => undefined)
  for (const { raw, to } of received) {
    expect(raw).not.toMatch(/^Bcc:/im)
    expect(to).toHaveLength(1)
  }
})

test('an answer goes where it is asked to, and a mail of a list can be left with one click', async () => {
  const { received, url } = await listen()
  const unsubscribeUrl = `https://wouri.example/newsletter/unsubscribe?t=${'t'.repeat(43)}&l=fr`
  await smtpMail({ url, from }).send({
    to: 'ruth@wouri.example',
    replyTo: 'visitor@wouri.example',
    unsubscribeUrl,
    subject: 'Hello',
    language: 'en',
    text: 'x',
    html: '<p>x</p>',
    attachments: [],
    messageId: '<outbox-1@wouri>',
  })
  const raw = received[0]!.raw.replace(/\r\n[ \t]/g, ' ')
  expect(raw).toMatch(/^Reply-To: visitor@wouri\.example\r$/m)
  expect(raw).toContain(`<${unsubscribeUrl}>`)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('with the mail server down a booking is answered at once; the mail goes out when it is back', async () => {
  const down = smtpMail({ url: 'smtp://127.0.0.1:1', from })
  expect((await book()).statusCode).toBe(201)
  expect(await job()).toMatchObject({ done_at: null, attempts: 0 })
  const problems: string[] = []
  await sendDue(server, down, problems)
  expect(await job()).toMatchObject({
    done_at: null,
    dead_at: null,
    attempts: 1,
    last_error: 'Error ESOCKET',
  })
  expect(problems.join()).not.toContain('@')
  const { received, url } = await listen()
  server.clock.now += hour
  await sendDue(server, smtpMail({ url, from }))
  expect(received).toHaveLength(1)
})

test.each([
  [450, false],
  [550, true],
])('a recipient refused with %i: given up %s', async (code, isDead) => {
  const { url } = await listen(code)
  await book()
  await sendDue(server, smtpMail({ url, from }))
  const { dead_at: dead, last_error: error } = await job()
  expect(dead !== null).toBe(isDead)
  expect(error).toBe(`Error EENVELOPE ${code}`)
})

test('beyond this machine nothing travels unencrypted', async () => {
  const { received, url } = await listen()
  // Reaches the same listener without being written as the loopback.
  const plain = smtpMail({ url: url.replace('127.0.0.1', '0.0.0.0'), from })
  await book()
  await sendDue(server, plain)
  expect(received).toEqual([])
  expect((await job()).last_error).toBe('Error ETLS 500')
})
