// Section 7 of the specification, as axios really sends it: from a page of ours, and from a client on another origin. The
// same calls are driven by a browser in e2e/axios.spec.ts.

import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, newMails } from '#tests/support/account-mails.ts'
import {
  activated,
  activates,
  lived,
  lives,
  signedUp,
  signsUp,
  type Axios,
} from '#tests/support/existing-client.ts'
import { smallPng } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

type Headers = Record<string, string>
type Interceptors = {
  request: {
    use: (change: (config: { headers: { set: (name: string, value: string) => void } }) => unknown) => void
  }
  response: { use: (read: (response: { headers: { 'set-cookie'?: string[] } }) => unknown) => void }
}

const axios = createRequire(import.meta.url)('axios') as {
  create: () => Axios & { interceptors: Interceptors }
}
const client = 'http://localhost:5100'
const password = 'mount-fako-4040'

let server: TestServer
let api: string
beforeAll(async () => {
  server = await startServer(noLimits, { clients: [client] })
  await server.app.listen({ port: 0, host: 'localhost' })
  api = `http://localhost:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Axios, and beside it what a browser adds by itself: cookies, and where the page is from. */
function browserAt(headers: Headers): Axios {
  const instance = axios.create()
  const jar = new Map<string, string>()
  instance.interceptors.request.use((config) => {
    for (const [name, value] of Object.entries(headers)) config.headers.set(name, value)
    if (jar.size > 0)
      config.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    return config
  })
  instance.interceptors.response.use((response) => {
    for (const [, name, value] of (response.headers['set-cookie'] ?? []).map((line) =>
      /^([^=]+)=([^;]*)/.exec(line)!,
    )) {
      if (value) jar.set(name!, value)
      else jar.delete(name!)
    }
    return response
  })
  return instance
}

test.each([
  ['a page of ours', () => ({ 'sec-fetch-site': 'same-origin', origin: api })],
  ['a page of ours in a browser that names no site', () => ({ origin: api })],
  ['a client on another origin', () => ({ 'sec-fetch-site': 'same-site', origin: client })],
])('every call works from %s, and sign-out ends the session', async (name, headers) => {
  const page = browserAt(headers())
  const email = `${name.replaceAll(' ', '-')}@else.example`
  const given = { api, email, password }
  expect(await signsUp(page, given)).toEqual(signedUp)
  // The life before left mails of its own.
  const mail = (await newMails(server)).findLast(({ to }) => to === email)
  const { userId, token } = linkIn(mail!)
  expect(await activates(page, { ...given, userId, token })).toEqual(activated)
  const { id: booking } = await server.db
    .selectFrom('bookings')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('notifications')
    .values({
      id: `row-of-${userId}`,
      user_id: userId,
      booking_id: booking,
      kind: 'booking-made',
      created_at: new Date(server.clock.now),
    })
    .execute()
  const told = { ...given, userId, booking, picture: smallPng.toString('base64') }
  expect(await lives(page, told)).toEqual(lived)
})

test('every row of the table is among them', () => {
  const rows = new Set([...signedUp, ...activated, ...lived].map(([row]) => row))
  expect(rows.size).toBe(31)
})

test('somebody suspended gets their record, which says so, and no session', async () => {
  const page = browserAt({ origin: api })
  const suspend = (blacklisted: boolean) =>
    server.db.updateTable('users').set({ blacklisted }).where('id', '=', 'grace-tabi').execute()
  await suspend(true)
  const signIn = (typed: string) =>
    page.post(`${api}/api/sign-in/frontend`, { email: 'grace-tabi@wouri.example', password: typed })
  expect(await signIn('wouri-2026')).toMatchObject({
    status: 200,
    data: { _id: 'grace-tabi', blacklisted: true },
  })
  expect(
    await page
      .get(`${api}/api/user/grace-tabi`)
      .catch((error: { response: { status: number } }) => error.response.status),
  ).toBe(401)
  expect(
    await server.db.selectFrom('sessions').select('id').where('user_id', '=', 'grace-tabi').execute(),
  ).toEqual([])
  expect((await page.post(`${api}/api/sign-out`, null)).status).toBe(200)
  expect((await signIn('not-my-password')).status).toBe(204)
  await suspend(false)
})
