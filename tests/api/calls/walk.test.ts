// Every call of the contract, asked the same questions: from a page of another site, with a method that is not its own, and by
// everybody who could make it, whose answers are held against the contract (cases C1 and C10).

import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Failure } from '#domain/failure.ts'
import { addressOf, requestOf } from '#tests/support/call.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { judgeAnswer, mayBeAbsent, type SeenKeys } from '#tests/support/judge-answer.ts'
import { routesOf } from '#tests/support/routes.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { besides } from './besides.ts'
import { callerOf, roles, seatPeople, type Role } from './callers.ts'
import { foreign, formTypes, otherMethods } from './foreign.ts'
import { notInThisWorld } from './not-in-this-world.ts'
import { objectsOf } from './objects.ts'
import { onceMore, whoMay } from './who-may.ts'
import { startWorld } from './world.ts'

let server: TestServer
let driver: Ask
let admin: Ask
const seen: SeenKeys = new Set()
beforeAll(async () => {
  server = await startWorld()
  await seatPeople(server)
  driver = await server.as('driver@wouri.example')
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const calls = Object.entries(endpoints)
const said = (response: LightMyRequestResponse) => [response.statusCode, response.json()]

describe('the table', () => {
  test('no call is missing, and none is gone', () => {
    expect(Object.keys(whoMay).sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('every call of the staff side names its right', () => {
    const ofStaff = calls.filter(([, { path }]) => path.startsWith('/api/staff/'))
    expect(ofStaff.filter(([, { access, right }]) => access !== 'staff' || !right)).toEqual([])
  })

  test('no route is served that neither the contract nor the list beside it names', async () => {
    const named = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect((await routesOf(server.app)).sort()).toEqual([...named, ...besides].sort())
  })
})

describe('what nobody may', () => {
  let before: Record<string, string>
  beforeAll(async () => {
    before = await fingerprint(server.db)
  })

  test.each(calls)(
    '%s takes its own method, and nothing from a page of another site',
    async (_, endpoint) => {
      const example = endpoint.example(server.clock.now)
      const url = addressOf(endpoint, example)
      for (const method of otherMethods) {
        const headers = { 'x-http-method-override': endpoint.method }
        const response = await driver(method as 'POST', url, { headers })
        expect(said(response), method).toEqual([405, { code: 'method-not-allowed' }])
        expect(response.headers['allow']?.toString().split(', ')).toContain(endpoint.method)
      }
      if (endpoint.method === 'GET') return
      const own = requestOf(endpoint, example)
      for (const [headers, status] of foreign) {
        const response = await driver(endpoint.method, url, {
          ...own,
          headers: { ...own.headers, ...headers },
        })
        expect(said(response), JSON.stringify(headers)).toEqual([status, { code: 'forbidden' }])
      }
      // Staff's prefix asks for the right first.
      const caller = endpoint.access === 'staff' ? admin : driver
      const { 'content-type': _type, 'x-requested-with': _with, ...plain } = own.headers
      for (const [type, statuses] of formTypes) {
        const headers = { ...plain, ...(type === null ? {} : { 'content-type': type }) }
        const response = await caller(endpoint.method, url, { payload: 'a=b', headers })
        expect(statuses, `${type}`).toContain(response.statusCode)
      }
    },
  )

  test('none of that has written anything', async () => {
    expect(await fingerprint(server.db)).toEqual(before)
  })

  test('reading writes nothing, with GET and with HEAD', async () => {
    for (const [name, endpoint] of calls.filter(([, { method }]) => method === 'GET')) {
      const example = endpoint.example(server.clock.now)
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = example.headers ?? {}
        const response = await driver(method as 'GET', addressOf(endpoint, example), { headers })
        expect(response.statusCode, `${method} ${name}`).toBeLessThan(500)
        if (method === 'HEAD') expect(response.body).toBe('')
      }
    }
    // Who looked at a licence is written down, that is its point; and how often somebody asks is counted.
    const { audit: _audit, rate_limits: _limits, ...others } = before
    expect(await fingerprint(server.db, ['audit', 'rate_limits'])).toEqual(others)
  })
})

/** Every key of a JSON answer, however deep. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

const forbidden = /password|hash|token|secret|customerid|guest_?key|maker|^sid$/i
/** What a payment's own driver needs to finish it with the provider. */
const ofOwner = ['clientSecret']

/** A call need not name these: they are said before it is looked at. */
const general: readonly Failure[] = ['signed-out', 'suspended', 'forbidden']

/** What is wrong with an answer to this role, in words. */
function judge(name: string, role: Role, response: LightMyRequestResponse, secret: string): string[] {
  const { statusCode, headers, body } = response
  const wrong: string[] = []
  if (!headers['x-request-id']) wrong.push('no id of the request')
  const type = headers['content-type'] ?? ''
  if (type.startsWith('application/json')) {
    if (type !== 'application/json; charset=utf-8') wrong.push(type)
    const secrets = keysOf(response.json()).filter((key) => forbidden.test(key))
    wrong.push(...secrets.filter((key) => role !== 'owner' || !ofOwner.includes(key)))
  }
  if (body.includes(secret)) wrong.push('the secret of the session')
  // A frame of a stack: people write "at" too, and times stand beside what they write.
  if (/\$argon2|node_modules| at (?:async )?[^\s"]+ ?\(?[^\s()"]+:\d+:\d+/.test(body))
    wrong.push('something of the inside')
  if (statusCode < 300) return [...wrong, ...judgeAnswer(name, response, seen)]
  const { code } = response.json<{ code: Failure }>()
  const isDeclared = general.includes(code) || endpoints[name]!.failures.includes(code)
  return isDeclared ? wrong : [...wrong, `the failure ${code} is not declared`]
}

describe('C1: every call as everybody', () => {
  test.each(calls)(
    'C1, C10: %s answers as the table says, and gives nothing away',
    async (name, endpoint) => {
      const statuses: Partial<Record<Role, number>> = {}
      const wrong = new Set<string>()
      const objects = objectsOf(server, name)
      const make = async (role: Role, asked?: Awaited<ReturnType<typeof objects.exampleFor>>) => {
        const { ask, secret } = await callerOf(server, role)
        const example = asked ?? (await objects.exampleFor(role, ask))
        const response = await ask(
          endpoint.method,
          addressOf(endpoint, example),
          requestOf(endpoint, example),
        )
        for (const each of judge(name, role, response, secret)) wrong.add(each)
        return { example, status: response.statusCode }
      }
      let again: number | undefined
      for (const role of roles) {
        const { example, status } = await make(role)
        statuses[role] = status
        if (status < 300) objects.isUsed()
        if (role === 'admin' && name in onceMore) again = (await make('supplier', example)).status
      }
      expect([...wrong]).toEqual([])
      expect(statuses).toEqual(Object.fromEntries(roles.map((role, at) => [role, whoMay[name]![at]])))
      expect(again).toBe(onceMore[name])
    },
  )

  test('every key that may be absent or null had a value in some answer, or it is said why not', () => {
    const unseen = mayBeAbsent.filter((key) => !seen.has(key))
    const isExplained = (key: string) => notInThisWorld.some(({ keys }) => keys.test(key))
    expect(unseen.filter((key) => !isExplained(key))).toEqual([])
    // A reason that explains nothing any more is taken off the list.
    expect(notInThisWorld.filter(({ keys }) => !unseen.some((key) => keys.test(key)))).toEqual([])
  })
})
