import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#domain/rental/period.ts'
import { startOidcProvider, type OidcProvider } from '#tests/support/oidc-provider.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { openIdProvider } from './openid.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
let provider: OidcProvider
beforeAll(async () => {
  const clock = () => server?.clock.now ?? Date.now()
  provider = await startOidcProvider(clock)
  const { issuer, clientId, clientSecret } = provider
  const client = { issuer, clientId, clientSecret: async () => clientSecret, scope: 'openid' }
  const social = { google: openIdProvider(client), apple: openIdProvider({ ...client, answersByForm: true }) }
  server = await startServer({ reads: often, bookings: often, social: often }, { social })
})
afterAll(async () => {
  await server.close()
  provider.close()
})

type Ask = ReturnType<TestServer['visitor']>
const person = { sub: 'ruth', email: 'ruth@else.example', email_verified: true, name: 'Ruth' }
const locationOf = (response: { headers: Record<string, unknown> }) => String(response.headers['location'])
const begin = async (ask: Ask, path = '/api/social/google/start') => locationOf(await ask('GET', path))
const comeBack = async (ask: Ask, address: URL | string) => {
  const url = new URL(address, 'http://localhost')
  const to = new URL(locationOf(await ask('GET', url.pathname + url.search)), 'http://localhost')
  expect([to.origin, to.pathname]).toEqual(['http://localhost', '/sign-in'])
  return Object.fromEntries(to.searchParams)
}

describe('the way there', () => {
  test('asks for a code with PKCE, a state and a nonce, and for our own address to come back to', async () => {
    const address = new URL(await begin(server.visitor()))
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: 'http://localhost/api/social/google/callback',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(address.searchParams.has('response_mode')).toBe(false)
  })

  test('leaves a cookie that scripts cannot read, for ten minutes, and a row that holds nothing of it', async () => {
    const response = await server.visitor()('GET', '/api/social/google/start')
    const cookie = response.cookies.find(({ name }) => name === 'social')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 })
    const rows = await server.db.selectFrom('social_attempts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.value)
    expect(JSON.stringify(rows)).not.toContain(new URL(locationOf(response)).searchParams.get('nonce'))
  })

  test('learns nothing of the page somebody came from, and nothing stores it', async () => {
    const { headers } = await server.visitor()('GET', '/api/social/google/start')
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })

  test.each(['facebook', 'github', '__proto__', 'x'.repeat(500)])(
    'leads to the sign-in screen for %s, which is off',
    async (name) => {
      expect(await comeBack(server.visitor(), `/api/social/${name}/start?next=/bookings`)).toEqual({
        problem: 'off',
        next: '/bookings',
      })
      expect(await comeBack(server.visitor(), `/api/social/${name}/callback?code=a&state=b`)).toEqual({
        problem: 'off',
      })
    },
  )

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never ends at %s',
    async (next) => {
      const ask = server.visitor()
      const back = provider.agree(
        await begin(ask, `/api/social/google/start?next=${encodeURIComponent(next)}`),
        person,
      )
      // Returned to the sign-in screen as it is; the screen only follows paths of this site.
      expect((await comeBack(ask, back))['next']).toBe(next)
    },
  )

  test.each(['?next=a&next=b', '?l=de&stay=yes', `?next=/${'x'.repeat(3000)}`])(
    'forgets what is not understood: %s',
    async (query) => {
      const ask = server.visitor()
      expect(
        await comeBack(ask, provider.agree(await begin(ask, `/api/social/google/start${query}`), person)),
      ).not.toHaveProperty('next')
    },
  )

  test('is closed to who begins without end', async () => {
    const small = await startServer(
      { social: { points: 1, seconds: 60 } },
      {
        social: {
          google: openIdProvider({
            issuer: provider.issuer,
            clientId: 'x',
            clientSecret: async () => 'x',
            scope: 'openid',
          }),
        },
      },
    )
    await begin(small.visitor())
    expect(await begin(small.visitor())).toBe('/sign-in?problem=too-many&via=google')
    await small.close()
  })

  test('says so when the provider is away', async () => {
    const away = openIdProvider({
      issuer: 'http://127.0.0.1:1',
      clientId: 'x',
      clientSecret: async () => 'x',
      scope: 'openid',
    })
    const lonely = await startServer({ social: often }, { social: { google: away } })
    expect(await begin(lonely.visitor())).toBe('/sign-in?problem=failed&via=google')
    await lonely.close()
  })
})

describe('the way back', () => {
  const expired = { problem: 'expired', via: 'google' }

  test('is open to the browser that went, and to no other', async () => {
    const back = provider.agree(await begin(server.visitor()), person)
    expect(await comeBack(server.visitor(), back)).toEqual(expired)
    const victim = server.visitor()
    await begin(victim)
    expect(await comeBack(victim, back)).toEqual(expired)
  })

  test('is open once: the same answer again opens nothing', async () => {
    const ask = server.visitor()
    const response = await ask('GET', '/api/social/google/start')
    const cookie = response.cookies.find(({ name }) => name === 'social')!
    const back = provider.agree(locationOf(response), person)
    expect(await comeBack(ask, back)).toHaveProperty('in')
    const replay = (at: Ask) =>
      at('GET', back.pathname + back.search, { headers: { cookie: `social=${cookie.value}` } })
    expect(locationOf(await replay(server.visitor()))).toBe('/sign-in?problem=expired&via=google')
  })

  test('is open for ten minutes', async () => {
    const ask = server.visitor()
    const back = provider.agree(await begin(ask), person)
    server.clock.now += 10 * minute
    expect(await comeBack(ask, back)).toEqual(expired)
  })

  test('belongs to the provider that was chosen', async () => {
    const ask = server.visitor()
    const back = provider.agree(await begin(ask), person)
    expect(await comeBack(ask, back.href.replace('/google/', '/apple/'))).toEqual({
      problem: 'expired',
      via: 'apple',
    })
  })

  test.each([
    ['?error=access_denied', { next: '/bookings' }],
    ['?error=user_cancelled_authorize', { next: '/bookings' }],
    ['?error=server_error', { problem: 'failed', via: 'google', next: '/bookings' }],
    ['?code=made-up', { problem: 'failed', via: 'google', next: '/bookings' }],
    ['?code=a&code=b', { problem: 'failed', via: 'google', next: '/bookings' }],
    ['?', { problem: 'failed', via: 'google', next: '/bookings' }],
  ])('with %s leads to the sign-in screen', async (query, said) => {
    const ask = server.visitor()
    const state = new URL(await begin(ask, '/api/social/google/start?next=/bookings')).searchParams.get(
      'state',
    )!
    expect(await comeBack(ask, `/api/social/google/callback${query}&state=${state}`)).toEqual(said)
  })

  test('a code that somebody else got is worthless without their cookie', async () => {
    const stolen = provider.agree(await begin(server.visitor()), person).searchParams.get('code')!
    const thief = server.visitor()
    const own = provider.agree(await begin(thief), { ...person, sub: 'thief' })
    own.searchParams.set('code', stolen)
    expect(await comeBack(thief, own)).toEqual({ problem: 'failed', via: 'google' })
  })
})

describe('an answer by form', () => {
  const post = (fields: Record<string, string>, headers = {}) =>
    server.visitor()('POST', '/api/social/apple/callback', {
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
        ...headers,
      },
    })

  test('comes from another site without a cookie, and only sends the browser on to the address', async () => {
    const ask = server.visitor()
    const address = await begin(ask, '/api/social/apple/start')
    expect(new URL(address).searchParams.get('response_mode')).toBe('form_post')
    const told = provider.agree(address, {
      sub: 'apple-ruth',
      email: 'x1@privaterelay.example',
      email_verified: 'true',
    }).searchParams
    const user = JSON.stringify({
      name: { firstName: 'Ruth', lastName: 'Ngo Bassa' },
      email: 'spoofed@wouri.example',
    })
    const response = await post({ code: told.get('code')!, state: told.get('state')!, user })
    expect([response.statusCode, response.cookies]).toEqual([303, []])
    expect(locationOf(response)).toMatch(/^\/api\/social\/apple\/callback\?code=[^&]+&state=[^&]+$/)
    const { in: id } = await comeBack(ask, locationOf(response))
    const made = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id!)
      .executeTakeFirstOrThrow()
    expect(made).toMatchObject({
      full_name: 'Ruth Ngo Bassa',
      email: 'x1@privaterelay.example',
      verified: true,
    })
  })

  test('no value of it redirects anywhere else', async () => {
    const response = await post({
      code: 'a&next=//evil.example',
      state: '../..',
      user: '{"name":',
      error: 'https://evil.example',
    })
    expect([response.statusCode, locationOf(response)]).toEqual([
      303,
      '/api/social/apple/callback?code=a%26next%3D%2F%2Fevil.example',
    ])
  })

  test('is the only form from another site that is taken', async () => {
    const response = await server.visitor()('POST', '/api/sign-out', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.statusCode).toBe(403)
    expect((await post({ x: 'x'.repeat(20_000) })).statusCode).toBe(413)
  })
})

test('anyone who is erased takes their identities along', async () => {
  const ask = server.visitor()
  const { in: id } = await comeBack(ask, provider.agree(await begin(ask), person))
  await server.db.deleteFrom('users').where('id', '=', id!).execute()
  expect(
    await server.db.selectFrom('social_identities').selectAll().where('user_id', '=', id!).execute(),
  ).toEqual([])
})
