// Case B11 and row 32 of the quality page: the real process, and everything it writes, after a walk full of secrets.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startProcess, type Process } from '#tests/support/process.ts'
import { mailServer, type MailServer } from '#tests/support/smtp.ts'
import { traceCollector } from '#tests/support/trace-collector.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const password = 'wouri-2026'
const metricsToken = 'a token of who watches'

let server: TestServer
let smtp: MailServer
let folder: string
let site: Process
let traces: Awaited<ReturnType<typeof traceCollector>>
beforeAll(async () => {
  server = await startServer()
  smtp = await mailServer()
  traces = await traceCollector()
  folder = await mkdtemp(join(tmpdir(), 'wouri-log-'))
  const { host, port, user } = inject('postgres')
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(server.db)
  site = await startProcess({
    DATABASE_URL: `postgres://${user}@localhost:${port}/${rows[0]!.name}?host=${encodeURIComponent(host)}`,
    WOURI_DEMO: 'on',
    WOURI_DATA: folder,
    SMTP_URL: smtp.url,
    METRICS_TOKEN: metricsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_SERVICE_NAME: 'wouri-tested',
    TRUSTED_HOPS: '1',
  })
  if (site.url === null) throw new Error(`it did not start: ${site.written()}`)
})
afterAll(async () => {
  await site.stop()
  traces.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(method: string, path: string, body?: object, cookie = ''): Promise<Response> {
  const headers = { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) }
  return fetch(site.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

/** What Prometheus reads. */
async function metrics(): Promise<string> {
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  expect(answer.status).toBe(200)
  return answer.text()
}

test('B11: neither the log, the metrics nor traces hold a secret of an account or an address', async () => {
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
  const read = await metrics()
  await expect
    .poll(() => traces.received().includes('check-password/:userId'), { timeout: 10_000 })
    .toBe(true)
  for (const text of [site.written(), read, traces.received()]) {
    for (const secret of [...secrets, refused.email, cookie.split('=')[1]!])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/argon2id\$|Canary/)
  }

  // What is there instead: one line a request, and a measure of each, by the pattern of the route.
  const lines = site
    .written()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request')
  expect(lines.find(({ route }) => route === '/api/check-password/:userId/:password')).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    status: 204,
    ms: expect.any(Number),
  })
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length)
  expect(read).toContain(
    'wouri_http_request_seconds_count{method="POST",route="/api/sign-in/frontend",status="500"} 1',
  )
  for (const one of [
    /^wouri_database_up 1$/m,
    /^wouri_database_connections\{state="waiting"\} 0$/m,
    /^wouri_http_requests_in_flight 1$/m,
    /^wouri_jobs_waiting\{kind="account-link"\} \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(read).toMatch(one)
})

test('metrics are for who has the token, and the page is not there for others', async () => {
  const others: Record<string, string>[] = [
    {},
    { authorization: 'Bearer a guess' },
    { authorization: metricsToken },
  ]
  for (const headers of others) {
    const answer = await fetch(`${site.url}/metrics`, { headers })
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found' }])
  }
})

test('findings of the daily examination and its age are among the metrics', async () => {
  expect(await metrics()).not.toContain('wouri_doctor_findings{')
  await sql`INSERT INTO doctor_findings VALUES ('kept money has a booking', 'a', 'x', now()), ('kept money has a booking', 'b', 'x', now())`.execute(
    server.db,
  )
  await sql`INSERT INTO doctor_visits (began_at) VALUES (now() - interval '1 hour')
    ON CONFLICT (singleton) DO UPDATE SET began_at = EXCLUDED.began_at`.execute(server.db)
  const read = await metrics()
  expect(read).toContain('wouri_doctor_findings{rule="kept money has a booking"} 2')
  expect(Number(/^wouri_doctor_age_seconds (\S+)$/m.exec(read)![1])).toBeCloseTo(3600, -2)
})

test('a request and its statements are one trace, which a trusted proxy may have begun', async () => {
  const trace = 'c0ffee'.repeat(5) + 'ab'
  const from = `00-${trace}-${'a1'.repeat(8)}-01`
  await fetch(`${site.url}/api/settings`, { headers: { traceparent: from } })
  type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number }
  const spans = () =>
    [...traces.received().matchAll(/\{"traceId":"[^{}]*/g)]
      .map(([text]) => text)
      .filter((text) => text.includes(trace))
      .map((text) => JSON.parse(`${text.replace(/,"attributes".*$/, '')}}`) as Span)
  await expect.poll(() => spans().map(({ name }) => name), { timeout: 5000 }).toContain('GET /api/settings')
  const request = spans().find(({ name }) => name === 'GET /api/settings')!
  expect(request.parentSpanId).toBe('a1'.repeat(8))
  const statements = spans().filter(({ name }) => name === 'SELECT')
  expect(statements.length).toBeGreaterThan(0)
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request.spanId)
  expect(traces.received().includes('wouri-tested')).toBe(true)
})
