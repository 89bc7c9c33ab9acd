import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { violationsIn } from './reports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ reports: { points: 4, seconds: 60 } })
})
afterAll(() => server.close())

const old = (report: object) => ({ 'csp-report': report })
const modern = (body: object) => [
  { type: 'csp-violation', age: 1, url: 'https://wouri.example/activate?t=secret', body },
]

describe('what is kept of a report', () => {
  test.each([
    ['an address', 'https://evil.example:8443/a/b?c=d#e', 'evil.example:8443'],
    ['an inline script', 'inline', 'inline'],
    ['a sink', 'trusted-types-sink', 'trusted-types-sink'],
    ['a data address', 'data:text/html,hello', 'data'],
    ['an extension', 'chrome-extension://abcdef/x.js', 'abcdef'],
    ['nothing', '', 'unknown'],
    ['a line end', 'x\r\nforged line', 'unknown'],
  ])('of %s only the host or the kind', (_, blocked, kept) => {
    const directive = 'script-src-elem'
    expect(violationsIn(old({ 'effective-directive': directive, 'blocked-uri': blocked }))).toEqual([
      { directive, blocked: kept },
    ])
    expect(violationsIn(modern({ effectiveDirective: directive, blockedURL: blocked }))).toEqual([
      { directive, blocked: kept },
    ])
  })

  test('an older browser names the directive with its sources', () => {
    expect(
      violationsIn(old({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'https://evil.example/' })),
    ).toEqual([{ directive: 'img-src', blocked: 'evil.example' }])
  })

  test.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [old({})],
    [[{ type: 'deprecation', body: { id: 'x' } }]],
    [modern({ effectiveDirective: 'a b\n', blockedURL: 'x' })],
    [[{ type: 1, body: null }]],
  ])('nothing of %j', (report) => expect(violationsIn(report)).toEqual([]))

  test('at most twenty of one parcel', () => {
    const report = Array.from(
      { length: 100 },
      () => modern({ effectiveDirective: 'img-src', blockedURL: 'inline' })[0],
    )
    expect(violationsIn(report)).toHaveLength(20)
  })
})

test('a browser is answered 204 from any origin, the line holds no address, and reports cannot flood the log', async () => {
  const warn = vi.spyOn(server.app.log, 'warn')
  const send = (type: string, payload: string, headers: Record<string, string> = {}) =>
    server.visitor()('POST', '/api/csp-report', { payload, headers: { 'content-type': type, ...headers } })
  const report = JSON.stringify(
    modern({
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/amina?t=secret',
      documentURL: 'https://wouri.example/activate?t=secret',
    }),
  )

  const taken = await send('application/reports+json', report, {
    origin: 'null',
    'sec-fetch-site': 'cross-site',
  })
  expect([taken.statusCode, taken.body]).toEqual([204, ''])
  expect((await send('application/csp-report', '{"csp-report":{}}')).statusCode).toBe(204)
  expect(warn.mock.calls).toEqual([
    [{ directive: 'img-src', blocked: 'evil.example' }, 'a policy stopped something'],
  ])

  expect((await send('application/json', report)).statusCode).toBe(415)
  expect((await send('application/csp-report', '{')).statusCode).toBe(400)
  expect((await send('application/csp-report', `"${'x'.repeat(40_000)}"`)).statusCode).toBe(413)
  await send('application/csp-report', '{"csp-report":{}}')
  await send('application/csp-report', '{"csp-report":{}}')
  const many = await send('application/csp-report', '{"csp-report":{}}')
  expect([many.statusCode, many.json()]).toEqual([429, { code: 'too-many-requests' }])
  expect(warn).toHaveBeenCalledTimes(1)
})
