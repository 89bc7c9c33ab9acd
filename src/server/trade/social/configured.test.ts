import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { startOidcProvider, type OidcProvider } from '#tests/support/oidc-provider.ts'
import { readEnvironment } from '#server/app/env.ts'
import { bondsOf } from './attempts.ts'
import { configuredProviders } from './configured.ts'

const callback = 'https://wouri.example/api/social/x/callback'
const bonds = bondsOf('x')
let provider: OidcProvider | undefined
afterEach(() => provider?.close())

const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' }

test('without variables there are no providers, and no request is made', async () => {
  expect(await configuredProviders(readEnvironment({}))).toEqual({})
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together'],
  [{ ...google, FACEBOOK_CLIENT_SECRET: 's' }, 'FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET belong together'],
  [
    { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't' },
    'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY belong together',
  ],
])('%j alone stops the start with a sentence', (source, sentence) => {
  expect(() => readEnvironment(source)).toThrow(`The environment is not usable. ${sentence}`)
})

test('an Apple key that is none stops the start with a sentence that does not repeat it', async () => {
  const env = readEnvironment({
    APPLE_CLIENT_ID: 'a',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
    APPLE_PRIVATE_KEY: 'not-a-key',
  })
  const failed = configuredProviders(env)
  await expect(failed).rejects.toThrow('APPLE_PRIVATE_KEY')
  await expect(failed).rejects.not.toThrow('not-a-key')
})

test('Facebook is asked where it answers, without asking it first', async () => {
  const env = readEnvironment({ FACEBOOK_CLIENT_ID: 'f', FACEBOOK_CLIENT_SECRET: 's' })
  const { facebook } = await configuredProviders(env)
  const address = new URL(await facebook!.authorizeAt(bonds, callback))
  expect(address.origin + address.pathname).toBe('https://www.facebook.com/dialog/oauth')
  expect(address.searchParams.get('scope')).toBe('openid email public_profile')
})

describe('Apple', () => {
  test('gets a secret signed with our key, for it alone and for five minutes', async () => {
    provider = await startOidcProvider(Date.now)
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const env = readEnvironment({
      APPLE_CLIENT_ID: provider.clientId,
      APPLE_TEAM_ID: 'the-team',
      APPLE_KEY_ID: 'the-key',
      APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
      APPLE_ISSUER: provider.issuer,
    })
    const { apple } = await configuredProviders(env)
    const address = new URL(await apple!.authorizeAt(bonds, callback))
    expect(address.searchParams.get('response_mode')).toBe('form_post')
    expect(address.searchParams.get('scope')).toBe('openid name email')
    // This provider knows another secret, so it refuses; what counts is what it was given.
    const code = provider.agree(address.href, { sub: 'x' }).searchParams.get('code')!
    await expect(apple!.identify(code, bonds, callback, Date.now())).rejects.toThrow('400')
    const secret = provider.exchanges[0]!.get('client_secret')!
    const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
      issuer: 'the-team',
      subject: provider.clientId,
      audience: provider.issuer,
    })
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'the-key' })
    expect(payload.exp! - payload.iat!).toBe(300)
  })
})

test('an issuer that calls itself something else is not believed', async () => {
  provider = await startOidcProvider(Date.now)
  const env = readEnvironment({ ...google, GOOGLE_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') })
  const { google: asked } = await configuredProviders(env)
  await expect(asked!.authorizeAt(bonds, callback)).rejects.toThrow('calls itself something else')
})
