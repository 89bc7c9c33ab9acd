// Case B11 and row 32 of the quality page: the real process, and everything it writes, after a walk full of secrets.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startProcess, type Process } from '#tests/support/process.ts'
import { mailServer, type MailServer } from '#tests/support/smtp.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const password = 'wouri-2026'

let server: TestServer
let smtp: MailServer
let folder: string
let site: Process
beforeAll(async () => {
  server = await startServer()
  smtp = await mailServer()
  folder = await mkdtemp(join(tmpdir(), 'wouri-log-'))
  const { host, port, user } = inject('postgres')
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(server.db)
  site = await startProcess({
    DATABASE_URL: `postgres://${user}@localhost:${port}/${rows[0]!.name}?host=${encodeURIComponent(host)}`,
    WOURI_DEMO: 'on',
    WOURI_DATA: folder,
    SMTP_URL: smtp.url,
  })
  if (site.url === null) throw new Error(`it did not start: ${site.written()}`)
})
afterAll(async () => {
  await site.stop()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(method: string, path: string, body?: object, cookie = ''): Promise<Response> {
  const headers = { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) }
  return fetch(site.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

test('B11: the log holds no secret of an account and no address', async () => {
  const signedIn = await ask('POST', '/api/sign-in/frontend', {
    email: 'driver@wouri.example',
    password,
    stayConnected: false,
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
  const secrets = [
    'canary-in-a-path',
    'canary-in-a-body',
    'canary-in-a-link',
    'canary-in-a-search',
    'canary-of-a-widget',
    'canary@somewhere.example',
    '+237699000111',
  ]
  const [inPath, inBody, inLink, inSearch, widget, email, phone] = secrets as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const statuses = [
    await ask('GET', `/api/check-password/amina-ngassa/${inPath}`, undefined, cookie),
    await ask('GET', `/api/check-password/jules-mbarga/${inPath}`, undefined, cookie),
    await ask('GET', `/api/check-password/amina-ngassa/${inPath}%zz`, undefined, cookie),
    await ask(
      'POST',
      '/api/change-password',
      { _id: 'amina-ngassa', password: inBody, newPassword: `${inBody}-new` },
      cookie,
    ),
    await ask('GET', `/api/check-token/frontend/amina-ngassa/${email}/${inLink}`),
    await ask('POST', '/api/activate', { userId: 'amina-ngassa', token: inLink, password: inBody }),
    await ask('GET', `/api/bookings?q=${inSearch}&page=none`, undefined, cookie),
    await ask('POST', `/api/verify-recaptcha/${widget}/203.0.113.7`),
    await ask('POST', '/api/sign-up', {
      email,
      password: inBody,
      fullName: 'Canary',
      phone,
      birthDate: '1990-05-17',
      language: 'en',
    }),
    await ask('POST', '/api/sign-in/frontend', { email, password: inBody }),
    await ask('POST', `/api/resend/frontend/${email}/true`),
  ].map(({ status }) => status)
  expect(statuses).toEqual([204, 404, 400, 204, 204, 204, 400, 200, 200, 200, 200])
  // The unexpected is logged: the table is gone, and with it every answer about people.
  await sql`ALTER TABLE users RENAME TO users_away`.execute(server.db)
  const broken = [
    await ask('GET', `/api/check-password/amina-ngassa/${inPath}`, undefined, cookie),
    await ask('POST', '/api/sign-in/frontend', { email, password: inBody }),
    await ask('GET', `/api/check-token/frontend/amina-ngassa/${email}/${inLink}`),
  ]
  await sql`ALTER TABLE users_away RENAME TO users`.execute(server.db)
  // What is looked for may be somebody's name.
  await sql`ALTER TABLE bookings RENAME TO bookings_away`.execute(server.db)
  broken.push(await ask('GET', `/api/bookings?q=${inSearch}`, undefined, cookie))
  await sql`ALTER TABLE bookings_away RENAME TO bookings`.execute(server.db)
  // PostgreSQL puts the whole refused row, and a value that it cannot parse, into its error.
  await sql`ALTER TABLE users ADD CONSTRAINT refuses CHECK (full_name <> 'Canary Refused')`.execute(server.db)
  const refused = {
    email: 'canary-refused@somewhere.example',
    password: inBody,
    fullName: 'Canary Refused',
    phone,
    birthDate: '1990-05-17',
    language: 'en',
  }
  broken.push(await ask('POST', '/api/sign-up', refused))
  for (const answer of broken)
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'unexpected' }])
  await expect
    .poll(() => site.written().split('"msg":"unexpected"').length - 1, { timeout: 10_000 })
    .toBe(broken.length)
  await expect.poll(() => site.written(), { timeout: 10_000 }).toContain('account-link')
  for (const secret of [...secrets, refused.email, cookie.split('=')[1]!])
    expect(site.written()).not.toContain(secret)
  expect(site.written()).not.toMatch(/argon2id\$|Canary/)
})
