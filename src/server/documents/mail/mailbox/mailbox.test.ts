import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBooking, aGuest } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { mailboxMail } from './mailbox-mail.ts'

let server: TestServer
let id: string
const fullName = '<script>alert(1)</script>'
beforeAll(async () => {
  server = await startServer(undefined, { mailbox: true })
  const payload = aBooking(server.clock.now, {
    language: 'fr',
    driver: aGuest({ fullName, email: 'ruth-kept@wouri.example' }),
  })
  await bookWithLicence(server.visitor(), payload)
  await sendDue(server, mailboxMail({ db: server.db, now: () => server.clock.now }))
  id = (await server.db.selectFrom('sent_mails').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

const read = (url: string, language = '') =>
  server.visitor()('GET', url, { headers: { 'accept-language': language } })

test('the list names the mails, says what it is, and is not indexed', async () => {
  const response = await read('/mailbox')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('ruth-kept@wouri.example')
  expect(response.body).toContain('No mail leaves this machine')
  expect(response.body).toContain('other people’s too')
  expect(response.body).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  ['/mailbox', 'fr-CM,fr;q=0.9,en;q=0.8', 'fr'],
  ['/mailbox', 'de, en;q=0.3, es;q=0.7', 'es'],
  ['/mailbox?l=es', 'fr', 'es'],
  ['/mailbox?l=xx&l=yy', '', 'en'],
])('%s for a reader of "%s" is in %s', async (url, header, language) => {
  expect((await read(url, header)).body).toContain(`<html lang="${language}">`)
})

test('one mail: its words, and its HTML in a frame that may do nothing', async () => {
  const { body } = await read(`/mailbox/${id}`)
  expect(body).toContain(`<iframe sandbox src="/mailbox/${id}/html"`)
  expect(body).toContain('Confirmez votre réservation')
  expect(body).not.toContain('<script')
  const framed = await read(`/mailbox/${id}/html`)
  expect(framed.headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-frame-options': 'SAMEORIGIN',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(framed.body).not.toContain('<script')
})

test('the calendar file can be taken out', async () => {
  const response = await read(`/mailbox/${id}/attachments/0`)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="wouri-\w{8}\.ics"$/)
  expect(response.body).toContain('BEGIN:VCALENDAR')
})

test.each([
  '/mailbox/0',
  '/mailbox/x',
  '/mailbox/99999999999999999999',
  '/mailbox/0/html',
  '/mailbox/1/attachments/9',
  '/mailbox/1/attachments/x',
])('%s is no mail', async (url) => {
  expect((await read(url)).statusCode).toBe(404)
})

test('the style sheet is small and its own', async () => {
  const response = await read('/mailbox/style.css')
  expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
})

test('a server that sends its mails has no such page', async () => {
  const other = await startServer()
  for (const url of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/html`, '/mailbox/style.css']) {
    const response = await other.visitor()('GET', url)
    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 404,
      body: { code: 'not-found' },
    })
  }
  await other.close()
})
