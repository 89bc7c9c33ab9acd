// Cases C1 and C10: every call of the contract as everybody who could make it, against the table beside this file.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint, Example } from '#contract/endpoint.ts'
import { addDays, dayOf, wallTimeOf } from '#domain/rental/period.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { newToken } from '#server/platform/http/tokens.ts'
import { aStaffBooking } from '#tests/support/staff.ts'
import { form, smallPng } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { routesOf } from '#tests/support/routes.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { besides, people, roles, whoMay, type Role } from './who-may.ts'

let server: TestServer
/** A booking of the owner in the fleet of `supplier`. */
let booking: string
/** One that waits for the staff's call. */
let staffBooking: string
beforeAll(async () => {
  server = await startServer(noLimits)
  await fillFiles(server.db, server.files, server.clock.now)
  await server.db
    .updateTable('users')
    .set({ blacklisted: true })
    .where('id', '=', people.blacklisted!)
    .execute()
  const found = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('driver_id', '=', people.owner!)
    .where('supplier_id', '=', people.supplier!)
    .where('status', '=', 'reserved')
    .where('from_at', '>', new Date(server.clock.now))
    .executeTakeFirstOrThrow()
  booking = found.id
})
afterAll(() => server.close())

/** Where one example for everybody would be answered by who came first, or needs what only some have. */
const variations: Readonly<
  Record<string, (example: Example, role: Role, cookie: string) => Promise<Example>>
> = {
  createBooking: async (example, role, cookie) => {
    const first = addDays(dayOf(server.clock.now), 60 + 7 * roles.indexOf(role))
    const trip = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
    const licence = ['guest', 'other driver'].includes(role)
      ? { licence: await sendLicence(withCookie(cookie)) }
      : {}
    return {
      headers: { 'idempotency-key': randomUUID() },
      body: { ...(example.body as object), ...trip, ...licence },
    }
  },
  getBooking: async () => ({ params: { id: booking } }),
  ...Object.fromEntries(
    [
      'requestCancellation',
      'reportArrival',
      'getCancellation',
      'declineCancellation',
      'recordCounterPayment',
      'finaliseCancellation',
      'recordCounterRefund',
    ].map((name) => [name, async (example: Example) => ({ ...example, params: { id: booking } })]),
  ),
  // What is answered was asked before anybody tries, and each time for something else.
  ...Object.fromEntries(
    ['acceptChange', 'declineChange'].map((name) => [
      name,
      async (example: Example, role: Role) => {
        if (role === roles[0]) await askForChange()
        return { ...example, params: { id: booking } }
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(endpoints)
      .filter(([, { access, path }]) => access === 'staff' && path.startsWith('/api/staff/bookings/:id'))
      .map(([name]) => [
        name,
        async (example: Example, role: Role) => {
          if (role === roles[0]) staffBooking = await aStaffBooking(server, name)
          const headers = example.headers && { 'idempotency-key': `${name}-${staffBooking}` }
          return {
            ...example,
            params: { ...example.params, id: staffBooking },
            ...(headers ? { headers } : {}),
          }
        },
      ]),
  ),
  signUp: async (example, role) => ({
    body: { ...(example.body as object), email: `${role.replace(' ', '-')}@somewhere.example` },
  }),
}

const withCookie =
  (cookie: string): Ask =>
  (method, url, options = {}) =>
    server.app.inject({ ...options, method, url, headers: { host: 'localhost', cookie, ...options.headers } })

/** The owner asks for one extra, or for none. */
async function askForChange(): Promise<void> {
  const owner = withCookie((await secretOf('owner')).cookie)
  const { from_at, to_at, extras } = await server.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking)
    .executeTakeFirstOrThrow()
  const asked = {
    from: wallTimeOf(from_at.getTime()),
    to: wallTimeOf(to_at.getTime()),
    extras: extras.includes('theftProtection') ? [] : ['theftProtection'],
  }
  const address = `/api/bookings/${booking}/change`
  const price = await owner(
    'GET',
    `${address}-quote?${new URLSearchParams({ ...asked, extras: asked.extras.join(',') })}`,
  )
  const { total } = price.json<{ quote: { total: number } }>().quote
  expect((await owner('POST', `${address}-request`, { payload: { ...asked, total } })).statusCode).toBe(200)
}

/** A visitor carries none. */
async function secretOf(role: Role): Promise<{ cookie: string; secret: string }> {
  if (role === 'visitor') return { cookie: '', secret: 'none to give away' }
  const person = people[role]
  const secret = person ? await openSession(server.db, person, false, server.clock.now) : newToken()
  return { cookie: `${person ? 'sid' : 'guest'}=${secret}`, secret }
}

function addressOf({ path }: Endpoint, { params, query }: Example): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params![name]!))
  return query ? `${filled}?${new URLSearchParams(query)}` : filled
}

function bodyOf({ multipart }: Endpoint, { body }: Example) {
  if (multipart) return form({ field: multipart, bytes: smallPng, name: 'x.png' })
  return body === undefined
    ? { headers: {} }
    : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function send(name: string, role: Role) {
  const endpoint = endpoints[name]!
  const plain = endpoint.example(server.clock.now)
  const { cookie, secret } = await secretOf(role)
  const example = (await variations[name]?.(plain, role, cookie)) ?? plain
  const { headers, ...body } = bodyOf(endpoint, example)
  const options = { ...body, headers: { ...headers, ...example.headers } }
  return {
    response: await withCookie(cookie)(endpoint.method, addressOf(endpoint, example), options),
    secret,
  }
}

/** Every key of a JSON answer, however deep. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

const forbidden = /password|hash|token|secret|customerid|guest_?key|maker|^sid$/i
/** What a payment's own driver needs to finish it with the provider. */
const ofOwner = ['clientSecret']

describe('C1: every call as everybody', () => {
  test('no call is missing, and none is gone', () => {
    expect(Object.keys(whoMay).sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('no route is served that neither the contract nor the list beside it names', async () => {
    const named = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect((await routesOf(server.app)).sort()).toEqual([...named, ...besides].sort())
  })

  test.each(Object.keys(endpoints))(
    'C1, C10: %s answers as the table says, and gives nothing away',
    async (name) => {
      const statuses: number[] = []
      for (const role of roles) {
        const { response, secret } = await send(name, role)
        statuses.push(response.statusCode)
        expect(response.headers['x-request-id'], role).toBeTruthy()
        const type = response.headers['content-type'] ?? ''
        if (type.startsWith('application/json')) {
          expect(type).toBe('application/json; charset=utf-8')
          const secrets = keysOf(response.json()).filter((key) => forbidden.test(key))
          expect(
            secrets.filter((key) => role !== 'owner' || !ofOwner.includes(key)),
            role,
          ).toEqual([])
        } else
          expect(response.rawPayload.length === 0 || endpoints[name]!.media!.includes(type), type).toBe(true)
        expect(response.body, role).not.toContain(secret)
        expect(response.body, role).not.toMatch(/\$argon2|node_modules| at .+:\d+:\d+/)
      }
      expect(Object.fromEntries(roles.map((role, index) => [role, statuses[index]]))).toEqual(
        Object.fromEntries(roles.map((role, index) => [role, whoMay[name]![index]])),
      )
    },
  )
})
