// Walks the OpenAPI document: every operation's example works, and nothing that is sent in its place makes a 5xx.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { endpoints } from '#contract/all.ts'
import type { Endpoint, Example } from '#contract/endpoint.ts'
import { statusOf } from '#contract/failure.ts'
import { failures } from '#domain/failure.ts'
import { addressOf, requestOf } from '#tests/support/call.ts'
import { judgeAnswer } from '#tests/support/judge-answer.ts'
import { sample, seed } from '#tests/support/random.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { startWorld } from './world.ts'

let server: TestServer
let driver: Ask
let admin: Ask
beforeAll(async () => {
  server = await startWorld()
  driver = await server.as('driver@wouri.example')
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const operations = Object.entries(endpoints)

async function send(endpoint: Endpoint, example: Example, url = addressOf(endpoint, example)) {
  const ask = example.as === 'admin' ? admin : driver
  const response = await ask(endpoint.method, url, requestOf(endpoint, example))
  // Signing out is an example too: anyone who comes after needs the session again.
  if (endpoint === endpoints['signOut']) driver = await server.as('driver@wouri.example')
  // One field away from the example that ends a suspension the driver is suspended.
  if (endpoint === endpoints['suspendPerson'])
    await server.db
      .updateTable('users')
      .set({ blacklisted: false })
      .where('email', '=', 'driver@wouri.example')
      .execute()
  return response
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
  return made
}

/**
 * Bodies with one field wrong. The server parses with the contract's schema before anything else, so of those that it
 * refuses one a field is sent, and all that it takes.
 */
function bodyMutations({ body: schema }: Endpoint, example: Example): Mutation[] {
  const body = example.body as Record<string, unknown> | undefined
  if (!body) return []
  const made: Mutation[] = strange.map((value) => ['body', { ...example, body: value }])
  for (const key of Object.keys(body)) {
    const { [key]: _, ...rest } = body
    const bodies = [rest, ...strange.map((value) => ({ ...body, [key]: value }))]
    const isTaken = (each: object) => !schema || v.safeParse(schema, structuredClone(each)).success
    const refused = bodies.find((each) => !isTaken(each))
    const sent = bodies.filter((each) => each === refused || isTaken(each))
    made.push(...sent.map((each): Mutation => [`body.${key}`, { ...example, body: each }]))
  }
  return made
}

/** Ids that are none, as they stand in an address. */
const oddIds = [
  'undefined',
  'null',
  '0',
  '-1',
  '%00',
  '..%2f',
  '1e9',
  'x'.repeat(5000),
  '0190f3c2-7d1a-7c3e-9b1f-3d2a5e6f7a8b',
  '%F0%9F%92%A9',
]
/** Parameters that name something of ours; the rest (tokens, passwords, pages) keep their example. */
const namesOfOurs = ['id', 'userId', 'file', 'name']
/** They answer "done" or "no" to everybody about everything: that is what keeps them from telling what exists. */
const saysLittle: Record<string, number[]> = { deleteTokens: [200, 400], checkToken: [204, 400] }

/** Asked first: what an example has made is answered again, whatever id it is asked of. */
describe('C11: invalid ids', () => {
  const aboutOurs = operations.filter(([, { path }]) => namesOfOurs.some((each) => path.includes(`:${each}`)))

  test.each(aboutOurs)('C11: %s answers them with 404 or 400', async (name, endpoint) => {
    const example = endpoint.example(server.clock.now)
    const query = example.query ? `?${new URLSearchParams(example.query)}` : ''
    for (const id of oddIds) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, each: string) =>
        namesOfOurs.includes(each) ? id : encodeURIComponent(example.params![each]!),
      )
      const { statusCode } = await send(endpoint, example, path + query)
      expect(saysLittle[name] ?? [404, 400], `${id.slice(0, 40)}: ${statusCode}`).toContain(statusCode)
    }
  })
})

describe.each(operations)('%s', (name, endpoint) => {
  test('its example works, and any other input gets an answer below 500, with a code and without a stack', async () => {
    const example = endpoint.example(server.clock.now)
    const worked = await send(endpoint, example)
    expect(worked.statusCode).toBeLessThan(300)
    expect(judgeAnswer(name, worked, new Set())).toEqual([])
    const files: Mutation[] = endpoint.multipart ? strange.map((body) => ['file', { ...example, body }]) : []
    // Only what is read may have pages.
    const asked = endpoint.method === 'GET' ? { query: { page: '1' }, ...example } : example
    const bodies = endpoint.multipart ? [] : bodyMutations(endpoint, asked)
    const wrong = [...mutations(asked), ...bodies, ...files]
    for (const [where, mutation] of sample(wrong, Math.ceil(wrong.length / 15))) {
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
    }
  })
})

/** Every key that an address may have, whether the example has it or not. */
const queryKeys = operations.flatMap(([name, endpoint]) =>
  Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {}).map(
    (key) => [name, key, endpoint] as const,
  ),
)

test.each(queryKeys)(
  '%s: no control character and no half of one in %s makes a 5xx',
  async (_, key, endpoint) => {
    const example = endpoint.example(server.clock.now)
    for (const text of ['%00', 'a%00bc', 'ab%0Acd', '%1B%5B31m', '%ED%A0%80abc', 'a%E2%80%AEbc']) {
      const query = new URLSearchParams(example.query)
      query.delete(key)
      const url = `${addressOf(endpoint, { ...example, query: {} })}${query}&${key}=${text}`
      const { statusCode } = await send(endpoint, example, url)
      expect(statusCode, text).toBeLessThan(500)
    }
  },
)

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
