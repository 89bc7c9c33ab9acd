import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { openRecaptcha } from '#server/platform/recaptcha/recaptcha.ts'

const often = { points: 1_000_000, seconds: 60 }
const message = {
  from: 'visitor@else.example',
  subject: 'A wedding',
  message: 'Good day,\n\n<b>two</b> cars & a driver?',
}

describe('a message to us', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ reads: often, bookings: often, contactByAddress: often })
  })
  afterAll(() => server.close())
  const send = (changes: object = {}) =>
    server.visitor()('POST', '/api/send-email', { payload: { ...message, ...changes } })

  test('goes only to us, and an answer goes to its writer (E5)', async () => {
    const { contact_email: ours } = await server.db
      .selectFrom('settings')
      .select('contact_email')
      .executeTakeFirstOrThrow()
    expect(
      (await send({ to: 'victim@else.example', cc: 'victim@else.example', bcc: 'victim@else.example' }))
        .statusCode,
    ).toBe(200)
    const port = collect()
    await sendDue(server, port)
    expect(port.mails).toHaveLength(1)
    const [mail] = port.mails
    expect(mail).toMatchObject({ to: ours, replyTo: message.from, attachments: [] })
    expect(JSON.stringify(mail)).not.toContain('victim')
    expect(mail!.subject).toBe('Contact form: A wedding')
    expect(mail!.html).toContain('&lt;b&gt;two&lt;/b&gt; cars &amp; a driver?')
    expect(mail!.html).not.toContain('<b>')
    expect(mail!.text).toContain('<b>two</b> cars & a driver?')
    await sendDue(server, port)
    expect(port.mails).toHaveLength(1)
    expect(await server.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
  })

  test('is in our language, whatever its writer reads', async () => {
    await server.db.updateTable('settings').set({ language: 'fr' }).execute()
    await send()
    const port = collect()
    await sendDue(server, port)
    expect(port.mails[0]).toMatchObject({ language: 'fr', subject: 'Formulaire de contact\u00A0: A wedding' })
    await server.db.updateTable('settings').set({ language: 'en' }).execute()
  })

  test('stays in the outbox and in no payload while the mail server is away', async () => {
    await send()
    const jobs = await server.db.selectFrom('outbox').select('payload').where('done_at', 'is', null).execute()
    expect(JSON.stringify(jobs)).not.toContain('wedding')
    const away = { send: () => Promise.reject(new Error('ECONNREFUSED')) }
    await sendDue(server, away)
    server.clock.now += 3_600_000
    const port = collect()
    await sendDue(server, port)
    expect(port.mails).toHaveLength(1)
  })

  test.each([
    ['from', 'x@else.example\r\nBcc: victim@else.example', 'invalid-email'],
    ['from', 'a@else.example, b@else.example', 'invalid-email'],
    ['subject', 'Hello\r\nBcc: victim@else.example', 'invalid-input'],
    ['subject', 'x'.repeat(151), 'too-long'],
    ['subject', '  ', 'required'],
    ['message', 'x'.repeat(5001), 'too-long'],
    ['message', 'a\u0000b', 'invalid-input'],
    ['message', 'a\u202Eb', 'invalid-input'],
    ['message', '\n', 'required'],
  ])('%s %j is refused', async (field, value, code) => {
    const response = await send({ [field]: value })
    expect([response.statusCode, response.json().fields[field]]).toEqual([400, code])
  })
})

describe('an empty message', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({
      reads: often,
      contactByAddress: often,
      newsletterByAddress: { points: 3, seconds: 3600 },
    })
  })
  afterAll(() => server.close())
  const send = (changes: object) =>
    server.visitor()('POST', '/api/send-email', {
      payload: {
        from: 'Reader@else.example',
        subject: 'New Newsletter Subscription',
        message: '',
        ...changes,
      },
      headers: { 'accept-language': 'fr-CM,fr;q=0.9' },
    })
  const readers = () =>
    server.db
      .selectFrom('newsletter_readers')
      .select(['email', 'language', 'source', 'confirmed_at'])
      .execute()

  test('subscribes to the newsletter as our own form does, and mails no one else', async () => {
    expect((await send({ to: 'victim@else.example', isContactForm: false })).statusCode).toBe(200)
    expect(await readers()).toEqual([
      { email: 'reader@else.example', language: 'fr', source: 'send-email', confirmed_at: null },
    ])
    expect(await server.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
    const waiting = await server.db.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute()
    expect(waiting).toEqual([{ kind: 'newsletter-confirm' }])
  })

  test('of a contact form lacks its words', async () => {
    const response = await send({ isContactForm: true })
    expect([response.statusCode, response.json().fields]).toEqual([400, { message: 'required' }])
  })

  test('counts with those who ask in our own form', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) statuses.push((await send({})).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })
})

test('a device may write five times an hour (E5)', async () => {
  const server = await startServer({ reads: often, bookings: often })
  const device = server.visitor()
  const statuses: number[] = []
  for (let count = 0; count < 7; count++) {
    const response = await device('POST', '/api/send-email', { payload: message })
    statuses.push(response.statusCode)
    if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  await server.close()
})

describe('reCAPTCHA', () => {
  let provider: Server | undefined
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.close()
    provider?.closeAllConnections()
    provider?.close()
  })

  const keys = {
    siteKey: 'a-site-key',
    secret: 'a-secret',
    script: 'https://www.google.com/recaptcha/api.js',
  }
  const clock = { now: 0 }

  /** A provider of our own that knows one good token, and the requests it got. */
  async function withProvider(answer?: string) {
    const asked: string[] = []
    provider = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        asked.push(body)
        response.end(
          answer ?? JSON.stringify({ success: new URLSearchParams(body).get('response') === 'good' }),
        )
      })
    })
    await new Promise<void>((resolve) => provider!.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`
    clock.now = Date.now()
    server = await startServer({ reads: often, bookings: often, signUpByAddress: often }, (db) => ({
      recaptcha: openRecaptcha({ db, ...keys, url, now: () => clock.now }),
    }))
    return { asked, server }
  }
  const verify = (at: TestServer, token: string) =>
    at.visitor()('POST', `/api/verify-recaptcha/${token}/203.0.113.7`)

  test('is off unless configured: every token is good', async () => {
    server = await startServer()
    expect((await verify(server, 'anything')).statusCode).toBe(200)
  })

  test('asks the provider when it is on, and never repeats the secret', async () => {
    const { asked, server } = await withProvider()
    const [good, bad] = [await verify(server, 'good'), await verify(server, 'bad')]
    expect([good.statusCode, bad.statusCode]).toEqual([200, 204])
    expect(asked[0]).toBe('secret=a-secret&response=good&remoteip=203.0.113.7')
    expect(good.body + bad.body).toBe('')
    expect((await server.visitor()('POST', '/api/verify-recaptcha/good/no-address')).statusCode).toBe(400)
  })

  test('an unreadable answer, or an unreachable provider, is a no', async () => {
    const { server } = await withProvider('<html>')
    expect((await verify(server, 'good')).statusCode).toBe(204)
    const unreachable = openRecaptcha({
      db: server.db,
      ...keys,
      url: 'http://127.0.0.1:1/',
      now: Date.now,
    })
    expect(await unreachable.verify('good', '203.0.113.7', '203.0.113.7')).toBe(false)
  })

  const sendAt = (at: TestServer, recaptchaToken?: string) =>
    at.visitor()('POST', '/api/send-email', { payload: { ...message, recaptchaToken } })
  const signUpAt = (at: TestServer, recaptchaToken?: string) =>
    at.visitor()('POST', '/api/sign-up', {
      payload: {
        email: `${crypto.randomUUID()}@else.example`,
        password: 'mount-fako-4040',
        fullName: 'Ngo Bassa Ruth',
        phone: '+237671234567',
        birthDate: '1990-05-17',
        language: 'en',
        recaptchaToken,
      },
    })

  test.each([
    ['messages to us', sendAt],
    ['new accounts', signUpAt],
  ])('guards %s', async (_name, attempt) => {
    const { server } = await withProvider()
    expect([(await attempt(server)).json().code, (await attempt(server, 'bad')).json().code]).toEqual([
      'recaptcha-refused',
      'recaptcha-refused',
    ])
    expect((await attempt(server, 'good')).statusCode).toBe(200)
  })

  test('a token that was verified is not asked about again, and is good once', async () => {
    const { asked, server } = await withProvider()
    expect((await verify(server, 'good')).statusCode).toBe(200)
    expect((await sendAt(server, 'good')).statusCode).toBe(200)
    expect(asked).toHaveLength(1)
    await sendAt(server, 'good')
    expect(asked).toHaveLength(2)
  })

  test('a client that sends no token along passes for two minutes after its token was verified, once', async () => {
    const { server } = await withProvider()
    await verify(server, 'good')
    expect([(await signUpAt(server)).statusCode, (await signUpAt(server)).statusCode]).toEqual([200, 422])
    await verify(server, 'good')
    clock.now += 120_000
    expect((await signUpAt(server)).json().code).toBe('recaptcha-refused')
  })

  test('the settings tell the public key and the script while it is on, and never the secret', async () => {
    const { server } = await withProvider()
    const { body } = await server.visitor()('GET', '/api/settings')
    expect(JSON.parse(body).recaptcha).toEqual({ siteKey: keys.siteKey, script: keys.script })
    expect(body).not.toContain('a-secret')
    const off = await startServer()
    expect((await off.visitor()('GET', '/api/settings')).json()).not.toHaveProperty('recaptcha')
    await off.close()
  })

  test('a caller gets its own address', async () => {
    server = await startServer()
    const answer = await server.visitor()('GET', '/api/ip', { remoteAddress: '::ffff:203.0.113.7' })
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ ip: '203.0.113.7' }, 'no-store'])
  })
})
