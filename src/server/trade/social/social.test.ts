import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose'
import { startOidcProvider, type Lie, type OidcProvider, type Person } from '#tests/support/oidc-provider.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { openIdProvider } from './openid.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
let provider: OidcProvider
const clock = { now: Date.now() }

beforeAll(async () => {
  provider = await startOidcProvider(() => clock.now)
  const { issuer, clientId, clientSecret } = provider
  const client = { issuer, clientId, clientSecret: async () => clientSecret, scope: 'openid email profile' }
  const social = {
    google: openIdProvider(client),
    facebook: openIdProvider(client),
    apple: openIdProvider({ ...client, answersByForm: true }),
  }
  server = await startServer(
    { reads: often, bookings: often, social: often },
    { social, now: () => clock.now },
  )
})
afterAll(async () => {
  await server.close()
  provider.close()
})

type Ask = ReturnType<TestServer['visitor']>
let people = 0
const somebody = (changes: Partial<Person> = {}): Person => {
  people += 1
  return {
    sub: `subject-${people}`,
    email: `person-${people}@else.example`,
    email_verified: true,
    name: 'Ngo Bassa Ruth',
    ...changes,
  }
}

const locationOf = (response: { headers: Record<string, unknown> }) => String(response.headers['location'])
const begin = async (ask: Ask, query = '', name = 'google') =>
  locationOf(await ask('GET', `/api/social/${name}/start${query}`))
const comeBack = (ask: Ask, address: URL) => ask('GET', address.pathname + address.search)

type Visit = { ask?: Ask; query?: string; name?: string; lie?: Lie }

/** From the link to the screen it leads to, as its path and query. */
async function visit(person: Person, { ask = server.visitor(), query, name, lie }: Visit = {}) {
  const back = await comeBack(ask, provider.agree(await begin(ask, query, name), person, lie))
  expect(back.statusCode).toBe(303)
  const to = new URL(locationOf(back), 'http://localhost')
  expect([to.origin, to.pathname]).toEqual(['http://localhost', '/sign-in'])
  return { ask, said: Object.fromEntries(to.searchParams) as Record<string, string> }
}

const personOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const isIn = async (ask: Ask) => (await ask('POST', '/api/validate-access-token')).statusCode === 200

describe('somebody new', () => {
  test('becomes a driver without a password, proved, and is signed in', async () => {
    const person = somebody({ email: 'Ruth.New@Else.example' })
    const { ask, said } = await visit(person, { query: '?next=/checkout%3Fcar%3Da&l=fr&stay=1' })
    const made = await personOf('ruth.new@else.example')
    expect(said).toEqual({ in: made!.id, stay: '1', next: '/checkout?car=a' })
    expect(made).toMatchObject({
      type: 'user',
      full_name: 'Ngo Bassa Ruth',
      verified: true,
      password_hash: null,
      birth_date: null,
      language: 'fr',
    })
    expect((await ask('GET', `/api/user/${made!.id}`)).json()).toMatchObject({
      email: 'ruth.new@else.example',
    })
    const { stay_connected } = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', made!.id)
      .executeTakeFirstOrThrow()
    expect(stay_connected).toBe(true)
  })

  test('comes back to the same account, also after the address has changed', async () => {
    const person = somebody()
    const first = await visit(person)
    const again = await visit({ ...person, email: 'moved@else.example' })
    expect(again.said['in']).toBe(first.said['in'])
    expect(await personOf('moved@else.example')).toBeUndefined()
  })

  test('whose address the provider does not vouch for is unproved and gets the activation mail', async () => {
    const person = somebody({ email_verified: undefined })
    const { ask } = await visit(person, { name: 'facebook' })
    expect([(await personOf(person.email!))!.verified, await isIn(ask)]).toEqual([false, true])
    const links = server.db
      .selectFrom('account_links')
      .innerJoin('users', 'users.id', 'user_id')
      .where('email', '=', person.email!)
    expect(await links.select('purpose').execute()).toEqual([{ purpose: 'activation' }])
  })

  test('without an address is asked to sign up with one', async () => {
    const { ask, said } = await visit(somebody({ email: undefined }), {
      name: 'facebook',
      query: '?next=/bookings',
    })
    expect(said).toEqual({ problem: 'no-email', via: 'facebook', next: '/bookings' })
    expect(await isIn(ask)).toBe(false)
  })

  test('ends the session that was open on the device, of whomever; one that gives up keeps it', async () => {
    const person = somebody()
    const { ask, said } = await visit(person)
    const sessionsOf = (userId: string) =>
      server.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
    const elsewhere = await visit(person)
    expect(await sessionsOf(said['in']!)).toHaveLength(2)
    const other = await visit(somebody(), { ask })
    expect(await sessionsOf(other.said['in']!)).toHaveLength(1)
    expect(await sessionsOf(said['in']!)).toHaveLength(1)
    expect(await isIn(elsewhere.ask)).toBe(true)
    await visit(somebody({ email: undefined }), { ask })
    expect([await isIn(ask), (await sessionsOf(other.said['in']!)).length]).toEqual([true, 1])
  })

  test('arriving twice at once has one account', async () => {
    const person = somebody()
    const [one, two] = await Promise.all([visit(person), visit(person)])
    expect(one.said['in']).toBe(two.said['in'])
  })

  test('with a name that cannot be written on a booking has none', async () => {
    const person = somebody({ name: 'Ruth\u202Egnp' })
    await visit(person)
    expect((await personOf(person.email!))!.full_name).toBe('')
  })
})

describe('an existing account', () => {
  test('and is proved is opened by a proved address, its password untouched', async () => {
    const before = await personOf('driver@wouri.example')
    const { said } = await visit(somebody({ email: 'driver@wouri.example' }))
    expect(said).toEqual({ in: 'amina-ngassa' })
    expect((await personOf('driver@wouri.example'))!.password_hash).toBe(before!.password_hash)
  })

  test.each([
    [
      'for an address that the provider does not vouch for',
      'mireille',
      { verified: true },
      { email_verified: false },
    ],
    ['when its own address was never proved', 'unproved', { verified: false }, {}],
    ['when it is a supplier', 'supplier', { type: 'supplier', verified: true }, {}],
    ['when it is an admin', 'admin', { type: 'admin', verified: true }, {}],
  ] as const)('is not handed over %s', async (_, id, columns, claims) => {
    const email = `${id}@taken.example`
    await server.db
      .insertInto('users')
      .values({
        id: `taken-${id}`,
        type: 'user',
        full_name: 'X',
        email,
        language: 'en',
        password_hash: 'x',
        ...columns,
      })
      .execute()
    const person = somebody({ email, ...claims })
    const { ask, said } = await visit(person)
    expect(said).toEqual({ problem: 'sign-in-first', via: 'google' })
    expect(await isIn(ask)).toBe(false)
    expect(
      await server.db.selectFrom('social_identities').selectAll().where('subject', '=', person.sub).execute(),
    ).toEqual([])
  })

  test('is connected once its owner has signed in with the password', async () => {
    const ask = await server.as('mboa-prestige@wouri.example')
    const person = somebody({ email: 'mboa-prestige@wouri.example' })
    expect((await visit(person)).said['problem']).toBe('sign-in-first')
    expect((await visit(person, { ask })).said['in']).toBe('mboa-prestige')
    expect((await visit(person)).said['in']).toBe('mboa-prestige')
  })

  test('of somebody else is never connected by being signed in here', async () => {
    const ask = await server.as('driver@wouri.example')
    const person = somebody()
    const { said } = await visit(person, { ask })
    expect(said['in']).toBe((await personOf(person.email!))!.id)
    expect(said['in']).not.toBe('amina-ngassa')
  })

  test('and is not the one signed in here stays shut', async () => {
    const ask = await server.as('driver@wouri.example')
    const { said } = await visit(somebody({ email: 'admin@wouri.example' }), { ask })
    expect(said).toEqual({ problem: 'sign-in-first', via: 'google' })
  })

  test('made by a guest belongs to the person who proves the address, and to no earlier person', async () => {
    const person = somebody({ email_verified: false })
    const squatter = await visit(person, { name: 'facebook' })
    const owner = await visit(somebody({ email: person.email }))
    expect(owner.said['in']).toBe(squatter.said['in'])
    expect([await isIn(squatter.ask), await isIn(owner.ask)]).toEqual([false, true])
    expect((await visit(person, { name: 'facebook' })).said['problem']).toBe('sign-in-first')
  })

  test('is lost to who came without proof as soon as a mailed link proves the address', async () => {
    const person = somebody({ email_verified: false })
    await visit(person, { name: 'facebook' })
    await server.db.updateTable('users').set({ verified: true }).where('email', '=', person.email!).execute()
    expect((await visit(person, { name: 'facebook' })).said['problem']).toBe('sign-in-first')
  })

  test('that is suspended stays shut, by identity and by address', async () => {
    const person = somebody()
    await visit(person)
    await server.db
      .updateTable('users')
      .set({ blacklisted: true })
      .where('email', '=', person.email!)
      .execute()
    const { ask, said } = await visit(person)
    expect([said['problem'], await isIn(ask)]).toEqual(['suspended', false])
    expect((await visit(somebody({ email: person.email }))).said['problem']).toBe('suspended')
  })
})

const other = await generateKeyPair('RS256')
const header = { alg: 'RS256', kid: 'one' }
const lies: [string, Lie][] = [
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['for another audience', { claims: { aud: 'somebody-else' } }],
  ['for several, made for another', { claims: { aud: ['wouri-test', 'x'], azp: 'x' } }],
  ['for several, made for none', { claims: { aud: ['wouri-test', 'x'] } }],
  ['with the nonce of another attempt', { claims: { nonce: 'another' } }],
  ['without a nonce', { without: ['nonce'] }],
  ['without an end', { without: ['exp'] }],
  ['that has expired', { claims: { exp: Math.floor(clock.now / 1000) - 120 } }],
  ['that is an hour old', { claims: { iat: Math.floor(clock.now / 1000) - 3600 } }],
  ['without a subject', { without: ['sub'] }],
  ['with an empty subject', { claims: { sub: '' } }],
  ['unsigned', { sign: async (claims) => new UnsecuredJWT(claims).encode() }],
  [
    'signed by another key',
    { sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(other.privateKey) },
  ],
  [
    'signed with the public key as a shared secret',
    {
      sign: (claims, { spki }) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(new TextEncoder().encode(spki)),
    },
  ],
  ['that is none', { sign: async () => 'x.y.z' }],
]

test.each(lies)('a token %s opens nothing', async (_, lie) => {
  const person = somebody()
  const { ask, said } = await visit(person, { lie })
  expect(said).toEqual({ problem: 'failed', via: 'google' })
  expect(await isIn(ask)).toBe(false)
  expect(await personOf(person.email!)).toBeUndefined()
})
