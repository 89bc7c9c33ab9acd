import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { startServer } from '#tests/support/server.ts'
import { documentPolicy, guestPolicy, hashOf, pagePolicy, selectStyle } from './headers.ts'

const root = resolve(import.meta.dirname, '../../../../..')

describe('the one style that a package writes', () => {
  test('is word for word the one of the package that is installed', () => {
    const package_ = createRequire(import.meta.url).resolve('@radix-ui/react-select')
    const written = [...readFileSync(package_, 'utf8').matchAll(/__html:\s*[`"']([^`"']+)[`"']/g)].map(
      (match) => match[1],
    )
    expect(written).toEqual([selectStyle])
  })

  test('is the only markup that the trusted types of the page let through', () => {
    const policy = readFileSync(resolve(root, 'src/client/hydration/document/trusted-types.ts'), 'utf8')
    expect(policy.match(/'\[data-[^']+'/g)).toEqual([`'${selectStyle}'`])
  })

  test('is allowed by its hash, as browsers count it', () => {
    expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    expect(documentPolicy(undefined)).toContain(`style-src 'self' ${hashOf(selectStyle)};`)
  })
})

test.each([documentPolicy(undefined), documentPolicy('https://wouri.example'), pagePolicy('a{}')])(
  'no policy allows what is unsafe: %s',
  (policy) => {
    expect(policy).not.toMatch(/unsafe|\*|https:/)
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /api/csp-report',
    ])
      expect(policy).toContain(directive)
  },
)

test.each([
  [undefined, false],
  ['http://192.168.1.20:3000', false],
  ['https://wouri.example', true],
])('behind %s plain requests are upgraded: %s', (origin, isUpgraded) => {
  expect(documentPolicy(origin).includes('upgrade-insecure-requests')).toBe(isUpgraded)
})

describe('behind a proxy that speaks TLS', () => {
  test('the public origin alone says so: a proxy that is not believed changes nothing', async () => {
    const server = await startServer(undefined, { origin: 'https://wouri.example' })
    const payload = { email: 'driver@wouri.example', password: demonstrationPassword }
    const signedIn = await server.visitor()('POST', '/api/sign-in/frontend', {
      headers: { host: 'wouri.example' },
      payload,
    })
    expect(signedIn.statusCode).toBe(200)
    expect(signedIn.headers['strict-transport-security']).toBe('max-age=63072000')
    expect(signedIn.cookies).toMatchObject([
      { name: '__Host-sid', secure: true, path: '/', httpOnly: true },
      { name: '__Host-device', secure: true },
    ])
    await server.close()
  })

  test.each([
    ['off', undefined],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('subdomains are bound to TLS by who asks for it alone: %s', async (tls, header) => {
    const server = await startServer(undefined, { origin: 'https://wouri.example', tls })
    const answer = await server.visitor()('GET', '/api/health', { headers: { host: 'wouri.example' } })
    expect(answer.headers['strict-transport-security']).toBe(header)
    await server.close()
  })

  test('the site says that it is only ever reached so, and a write from it passes whatever stands after the name', async () => {
    const server = await startServer(undefined, { trustedHops: 1, origin: 'https://wouri.example/' })
    const ask = server.visitor()
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const secure = await ask('GET', '/api/health', { headers })
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000')
    expect((await ask('GET', '/no-such-page', { headers })).headers['content-security-policy']).toContain(
      '; upgrade-insecure-requests;',
    )
    const write = async (origin: string) =>
      (await ask('POST', '/api/sign-out', { headers: { ...headers, origin } })).statusCode
    expect([await write('https://wouri.example'), await write('http://wouri.example')]).toEqual([200, 403])
    await server.close()
  })
})

test("Stripe's hosts are let in only while Stripe takes the money, and then Trusted Types only report", () => {
  expect(documentPolicy(undefined)).not.toContain('stripe')
  const policy = documentPolicy('https://wouri.example', { stripe: true })
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain('https://hooks.stripe.com')
  expect(policy).not.toContain('trusted-types')
  expect(policy).not.toMatch(/unsafe/)
  expect(guestPolicy).toContain("require-trusted-types-for 'script'")
})

test('the hosts of reCAPTCHA are let in only where it is configured, and then Trusted Types only report', () => {
  expect(documentPolicy(undefined)).not.toMatch(/google|gstatic/)
  const policy = documentPolicy('https://wouri.example', {
    stripe: false,
    recaptcha: 'https://www.google.com/recaptcha/api.js',
  })
  expect(policy).toContain("script-src 'self' https://www.google.com https://www.gstatic.com;")
  expect(policy).toContain('frame-src https://www.google.com https://www.gstatic.com;')
  expect(policy).not.toMatch(/trusted-types|unsafe|stripe/)
})

test("a map provider's host gives data and pictures, never a script, and only where one is named", () => {
  expect(documentPolicy(undefined)).toContain("connect-src 'self';")
  const policy = documentPolicy(undefined, {
    stripe: false,
    mapStyle: 'https://tiles.example/styles/light.json?key=k',
  })
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('key=k')
})
