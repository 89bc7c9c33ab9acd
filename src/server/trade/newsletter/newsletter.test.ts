import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#domain/rental/period.ts'
import { collect, origin, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
beforeAll(async () => {
  server = await startServer({ reads: often, bookings: often, newsletterByAddress: often })
})
afterAll(() => server.close())

const subscribe = (email: string, language = 'en') =>
  server.visitor()('POST', '/api/newsletter/subscribe', { payload: { email, language } })
const post = (step: 'confirm' | 'unsubscribe', token: string) =>
  server.visitor()('POST', `/api/newsletter/${step}`, { payload: { token } })
const rows = (email: string) =>
  server.db.selectFrom('newsletter_readers').selectAll().where('email', '=', email).execute()

/** Asks, and returns the mail with the two tokens in it. */
async function ask(email: string, language = 'en') {
  expect((await subscribe(email, language)).statusCode).toBe(200)
  const port = collect()
  await sendDue(server, port)
  const mail = port.mails.find(({ to }) => to === email)
  const tokenIn = (text: string, step: string) =>
    new RegExp(`${origin}/newsletter/${step}\\?t=([\\w-]{43})&l=${language}`).exec(text)![1]!
  return {
    mail: mail!,
    confirm: tokenIn(mail!.text, 'confirm'),
    leave: tokenIn(mail!.unsubscribeUrl!, 'unsubscribe'),
  }
}

test('twice is one row and one mail, and the answers are the same (J9)', async () => {
  const answers = await Promise.all(
    [...Array(5)].map((_, index) => subscribe(index % 2 ? ' Twice@Else.example' : 'twice@else.example')),
  )
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(new Set(['200']))
  expect(await rows('twice@else.example')).toHaveLength(1)
  const port = collect()
  await sendDue(server, port)
  expect(port.mails.map(({ to }) => to)).toEqual(['twice@else.example'])
})

test('a reader is on the list only after the link in the mail: with time and source (J9, M5)', async () => {
  const { confirm, mail } = await ask('opt-in@else.example')
  expect(await rows('opt-in@else.example')).toMatchObject([{ confirmed_at: null, source: 'website' }])
  expect(mail.text).toContain('without the button you are not on the list')
  expect((await post('confirm', 'x'.repeat(43))).statusCode).toBe(204)
  expect((await post('confirm', confirm)).statusCode).toBe(200)
  const [row] = await rows('opt-in@else.example')
  expect(row!.confirmed_at).toEqual(new Date(server.clock.now))
  server.clock.now += hour
  expect((await post('confirm', confirm)).statusCode).toBe(200)
  expect(await rows('opt-in@else.example')).toEqual([row])
  await subscribe('opt-in@else.example', 'fr')
  expect(await rows('opt-in@else.example')).toEqual([row])
})

test.each([
  ['fr', 'À confirmer\u00A0: notre lettre d’information', 'M’abonner\u00A0:'],
  ['es', 'Confirme, por favor: nuestro boletín', 'Suscribirme:'],
])('the mail is in the language that was asked in: %s', async (language, subject, button) => {
  const { mail } = await ask(`${language}@else.example`, language)
  expect(mail).toMatchObject({ language, subject })
  expect(mail.text).toContain(button)
  expect(mail.html).toContain(`<html lang="${language}">`)
})

test('an hour later the question may be asked again, and a week later it is forgotten', async () => {
  const { confirm } = await ask('slow@else.example')
  server.clock.now += hour
  const again = await ask('slow@else.example')
  expect(again.confirm).toBe(confirm)
  server.clock.now += 7 * day
  expect((await post('confirm', confirm)).statusCode).toBe(204)
  await subscribe('somebody@else.example')
  expect(await rows('slow@else.example')).toEqual([])
})

test('leaving takes one click without a session, and the address is forgotten (J9)', async () => {
  const { confirm, leave } = await ask('leaver@else.example')
  await post('confirm', confirm)
  expect((await post('unsubscribe', confirm)).statusCode).toBe(204)
  expect((await post('unsubscribe', leave)).statusCode).toBe(200)
  expect(await rows('leaver@else.example')).toEqual([])
  expect([
    (await post('unsubscribe', leave)).statusCode,
    (await post('confirm', confirm)).statusCode,
  ]).toEqual([204, 204])
})

test('a mail program leaves by itself (RFC 8058), and looking at the address changes nothing', async () => {
  const { leave, mail } = await ask('one-click@else.example', 'fr')
  const url = mail.unsubscribeUrl!.slice(origin.length)
  for (const method of ['GET', 'HEAD'] as const) {
    const looked = await server.app.inject({ method, url })
    expect([looked.statusCode, looked.headers['referrer-policy'], looked.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ])
  }
  expect((await server.app.inject({ method: 'GET', url })).body).toContain('<button>Me désabonner</button>')
  expect(await rows('one-click@else.example')).toHaveLength(1)
  const form = {
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const
  const foreign = await server.app.inject({
    ...form,
    headers: { ...form.headers, 'sec-fetch-site': 'cross-site' },
  })
  expect([foreign.statusCode, (await rows('one-click@else.example')).length]).toEqual([403, 1])
  const left = await server.app.inject(form)
  expect([left.statusCode, left.body.includes('Vous n’êtes plus sur la liste')]).toEqual([200, true])
  expect(await rows('one-click@else.example')).toEqual([])
  expect(left.body).not.toContain(leave)
})

test('the other form of one click is a multipart body', async () => {
  const { mail } = await ask('multipart@else.example')
  const payload =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const response = await server.app.inject({
    method: 'POST',
    url: mail.unsubscribeUrl!.slice(origin.length),
    payload,
    headers,
  })
  expect([response.statusCode, await rows('multipart@else.example')]).toEqual([200, []])
})

test('the page of the mail confirms with its button only', async () => {
  const { mail, confirm } = await ask('button@else.example')
  const url = `/newsletter/confirm?t=${confirm}&l=en`
  expect(mail.text).toContain(url)
  await server.app.inject({ method: 'GET', url })
  expect((await rows('button@else.example'))[0]!.confirmed_at).toBeNull()
  const done = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(done.body).toContain('Subscription successful!')
  expect((await rows('button@else.example'))[0]!.confirmed_at).not.toBeNull()
  const odd = await server.app.inject({
    method: 'GET',
    url: '/newsletter/confirm?t=%22%3E%3Cscript%3E&l=%3Cscript%3E',
  })
  expect([odd.statusCode, odd.body.includes('<script')]).toEqual([200, false])
})

test('five an hour from one device', async () => {
  const strict = await startServer({ reads: often, bookings: often })
  const device = strict.visitor()
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    const payload = { email: `reader-${count}@else.example`, language: 'en' }
    statuses.push((await device('POST', '/api/newsletter/subscribe', { payload })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await strict.close()
})
