// Walks the OpenAPI document: every operation's example works, and nothing that is sent in its place makes a 5xx. The first tier sends
// a sixth of it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint, Example } from '#contract/endpoint.ts'
import { statusOf } from '#contract/failure.ts'
import { failures } from '#domain/failure.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { currentConditions } from '#server/trade/suppliers/conditions/find-conditions.ts'
import { databaseCounters } from '#server/platform/http/limits/counters.ts'
import { usualLimits } from '#server/platform/http/limits/usual-limits.ts'
import { form, smallPng } from '#tests/support/files.ts'
import { sha256 } from '#server/platform/http/tokens.ts'
import { sample, seed } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let driver: Awaited<ReturnType<TestServer['as']>>
let admin: typeof driver
const usual = { points: 1_000_000, seconds: 60 }
beforeAll(async () => {
  const limits = Object.fromEntries(Object.keys(usualLimits).map((limit) => [limit, usual]))
  // One connection, and limits counted through it: a call that waits for a second one while it holds the first is found.
  server = await startServer(limits, (db) => ({ counters: databaseCounters(db) }), { max: 1 })
  driver = await server.as('driver@wouri.example')
  admin = await server.as('admin@wouri.example')
  await fillFiles(server.db, server.files, server.clock.now)
  await sendConditions()
  await sendLink()
  await sendPapers()
  await proposeAnother()
})
afterAll(() => server.close())

/** The demonstration has no rental conditions: a supplier sends some, and a booking is made under them. */
async function sendConditions(): Promise<void> {
  const { params: supplier } = endpoints['getConditions']!.example(server.clock.now)
  const { params: booking } = endpoints['getBookingConditions']!.example(server.clock.now)
  const sent = form({ field: 'file', bytes: '%PDF-1.4\n%%EOF', name: 'x.pdf' })
  const answer = await admin('POST', `/api/staff/suppliers/${supplier!['id']}/conditions/en`, sent)
  expect(answer.statusCode).toBe(200)
  const conditions = await currentConditions(server.db, supplier!['id']!)
  await server.db.updateTable('bookings').set({ conditions }).where('id', '=', booking!['id']!).execute()
}

/** Nor has it a payment link whose token is known. */
async function sendLink(): Promise<void> {
  const { body } = endpoints['openPaymentLink']!.example(server.clock.now)
  const link = {
    id: 'a-link',
    booking_id: 'demo-desk-sahel-horizon-8',
    token_hash: sha256((body as { token: string }).token),
    created_by: 'admin',
    created_at: new Date(server.clock.now),
    revoked_at: null,
  }
  await server.db.insertInto('payment_links').values(link).execute()
}

/** What an admin looks at before a supplier is verified. */
async function sendPapers(): Promise<void> {
  const { params, body } = endpoints['verifySupplier']!.example(server.clock.now)
  const { was } = body as { was: string[] }
  const kinds = ['trade-register', 'tax-certificate']
  const validUntil = addDays(dayOf(server.clock.now), 200)
  for (const [at, kind] of kinds.entries()) {
    const sent = form({ field: 'file', bytes: smallPng, name: 'x.png' })
    const file = (await admin('POST', '/api/staff/paper-files', sent)).json<string>()
    const payload = { _id: was[at], kind, number: 'X 1', validUntil, file, replaces: null }
    const answer = await admin('POST', `/api/staff/suppliers/${params!['id']!}/papers`, { payload })
    expect(answer.statusCode).toBe(201)
  }
}

/** One proposed place is declined, the other accepted. */
async function proposeAnother(): Promise<void> {
  const { body } = endpoints['proposePlace']!.example(server.clock.now)
  const { params } = endpoints['acceptPlaceProposal']!.example(server.clock.now)
  const payload = { ...(body as object), _id: params!['id'] }
  expect((await admin('POST', '/api/staff/place-proposals', { payload })).statusCode).toBe(201)
}

const operations = Object.entries(endpoints)

function url(endpoint: Endpoint, { params, query }: Example): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

async function send(endpoint: Endpoint, example: Example) {
  if (endpoint.multipart) return sendForm(endpoint, example)
  const body = example.body === undefined ? {} : { payload: JSON.stringify(example.body) }
  const type = example.body === undefined ? {} : { 'content-type': 'application/json' }
  const ask = example.as === 'admin' ? admin : driver
  return ask(endpoint.method, url(endpoint, example), { ...body, headers: { ...type, ...example.headers } })
}

/** An example's body stands for the file's content; without one it is a small picture. */
function sendForm(endpoint: Endpoint, { body = smallPng, ...example }: Example) {
  const bytes = Buffer.isBuffer(body) ? body : String(body)
  const { payload, headers } = form({ field: endpoint.multipart!, bytes, name: 'x.png' })
  const ask = example.as === 'admin' ? admin : driver
  return ask(endpoint.method, url(endpoint, example), {
    payload,
    headers: { ...headers, ...example.headers },
  })
}

test('the document names every operation, and each has an example', async () => {
  const document = (await driver('GET', '/api/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }>()
  expect(document.openapi).toBe('3.1.0')
  for (const [, { method, path }] of operations)
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
})

/** What no field expects. A string of 100 KB is too long for an address; there the server's own limit answers. */
const long = 'x'.repeat(100_000)
const strange: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e9,
  1.5,
  '',
  ' ',
  'undefined',
  '\u0000',
  '%00',
  '../..',
  "';--",
  '1e400',
  '9999-99-99T99:99',
  '2020-01-01T10:00',
  '275760-09-13T00:00',
  '2027-02-30T10:00',
  [],
  [[]],
  {},
  { $ne: null },
  '__proto__',
  '😀',
  long,
]

/** In an address several of them are the same text. */
const strangeTexts = [...new Set(strange.map(String))]

type Mutation = [name: string, example: Example]

function mutations(example: Example): Mutation[] {
  const made: Mutation[] = []
  for (const part of ['params', 'query', 'headers'] as const) {
    for (const name of Object.keys(example[part] ?? {})) {
      for (const value of strangeTexts) {
        const text = value.slice(0, part === 'query' ? 100_000 : 4000)
        // A raw NUL or line end cannot be sent in a header by any client.
        if (part === 'headers' && /[^\u0020-\u007e]/.test(text)) continue
        made.push([`${part}.${name}`, { ...example, [part]: { ...example[part], [name]: text } }])
      }
      const { [name]: _, ...rest } = example[part]!
      if (part !== 'params') made.push([`no ${part}.${name}`, { ...example, [part]: rest }])
    }
  }
  const body = example.body as Record<string, unknown> | undefined
  for (const key of Object.keys(body ?? {})) {
    for (const value of strange) made.push([`body.${key}`, { ...example, body: { ...body, [key]: value } }])
    const { [key]: _, ...rest } = body!
    made.push([`no body.${key}`, { ...example, body: rest }])
  }
  if (body) for (const value of strange) made.push(['body', { ...example, body: value }])
  return made
}

describe.each(operations)('%s', (name, endpoint) => {
  test('its example works unchanged', async () => {
    const response = await send(endpoint, endpoint.example(server.clock.now))
    expect(response.statusCode).toBeLessThan(300)
    // Signing out is an example too: anyone who comes after needs the session again.
    if (name === 'signOut') driver = await server.as('driver@wouri.example')
  })

  test('any other input gets an answer below 500, with a code and without a stack', async () => {
    const example = endpoint.example(server.clock.now)
    const files: Mutation[] = endpoint.multipart ? strange.map((body) => ['file', { ...example, body }]) : []
    // Only what is read may have pages.
    const asked = endpoint.method === 'GET' ? { query: { page: '1' }, ...example } : example
    const wrong = [...mutations(asked), ...files]
    for (const [where, mutation] of sample(wrong, Math.ceil(wrong.length / 6))) {
      const response = await send(endpoint, mutation)
      const said = { where, status: response.statusCode, seed }
      expect(said.status, JSON.stringify(said)).toBeLessThan(500)
      if (said.status >= 400) {
        const answer = response.json<{ code: (typeof failures)[number] }>()
        expect(failures, where).toContain(answer.code)
        expect(
          Object.keys(answer).every((key) => key === 'code' || key === 'fields'),
          where,
        ).toBe(true)
      }
      expect(response.body).not.toMatch(/ at .+:\d+:\d+|select |node_modules/i)
      if (name === 'signOut') driver = await server.as('driver@wouri.example')
    }
  })
})

describe('invalid JSON', () => {
  test.each([
    ['a trailing comma', 'application/json', '{"email":"a@b.cm",}', 400],
    ['nothing', 'application/json', '', 400],
    ['a depth of ten thousand', 'application/json', '['.repeat(10_000) + ']'.repeat(10_000), 400],
    ['200 KB', 'application/json', JSON.stringify({ email: 'x'.repeat(200_000) }), 413],
    ['text', 'text/plain', '{"email":"a@b.cm"}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40b.cm', 415],
    ['a prototype', 'application/json', '{"__proto__":{"admin":true},"email":"a@b.cm","password":"x"}', 400],
  ])('%s', async (_, type, payload, status) => {
    const response = await server.visitor()('POST', '/api/sign-in/frontend', {
      payload,
      headers: { 'content-type': type },
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toHaveProperty('code')
  })
})

test('an unknown call is a 404, a known path with another method a 405, both with a code', async () => {
  const ask = server.visitor()
  expect((await ask('GET', '/api/nope')).json()).toEqual({ code: 'not-found' })
  expect([
    (await ask('DELETE', '/api/cars')).statusCode,
    (await ask('GET', '/api/sign-out')).statusCode,
  ]).toEqual([405, 405])
})

test('an address that cannot be read is bad input', async () => {
  const response = await server.visitor()('GET', '/api/user/%zz')
  expect([response.statusCode, response.json()]).toEqual([400, { code: 'invalid-input' }])
})

test('every code has a status that is a refusal', () => {
  expect(failures.every((code) => statusOf(code) >= 400)).toBe(true)
})
