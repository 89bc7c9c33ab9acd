// The providers configured in the environment. Without variables there are none, and no request is made.

import { importPKCS8, SignJWT } from 'jose'
import type { Instant } from '#domain/rental/period.ts'
import { openIdProvider, type Endpoints } from './openid.ts'
import type { Provider, Providers } from './port.ts'

type Names =
  | `${'GOOGLE' | 'FACEBOOK'}_CLIENT_${'ID' | 'SECRET'}`
  | `APPLE_${'CLIENT_ID' | 'TEAM_ID' | 'KEY_ID' | 'PRIVATE_KEY'}`
  | `${'GOOGLE' | 'FACEBOOK' | 'APPLE'}_ISSUER`
/** The variables of this part of the environment. */
type SocialVariables = Readonly<Partial<Record<Names, string | undefined>>>

const usualIssuers = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  apple: 'https://appleid.apple.com',
}

/** Its discovery document names no place for codes. Without a version, Facebook takes the one the app was made for. */
const facebookEndpoints: Endpoints = {
  authorization: 'https://www.facebook.com/dialog/oauth',
  token: 'https://graph.facebook.com/oauth/access_token',
  keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
}

const scope = 'openid email profile'

/** Seconds that Apple may take our secret for. */
const secretLife = 300

function google(env: SocialVariables): Provider | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = env
  if (!clientId || !secret) return undefined
  // Google's own tokens have come with and without the scheme.
  const usual = { issuer: usualIssuers.google, issuers: [usualIssuers.google, 'accounts.google.com'] }
  return openIdProvider({
    ...(issuer ? { issuer } : usual),
    clientId,
    clientSecret: async () => secret,
    scope,
  })
}

function facebook(env: SocialVariables): Provider | undefined {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret, FACEBOOK_ISSUER: issuer } = env
  if (!clientId || !secret) return undefined
  const usual = { issuer: usualIssuers.facebook, endpoints: facebookEndpoints }
  return openIdProvider({
    ...(issuer ? { issuer } : usual),
    clientId,
    clientSecret: async () => secret,
    scope: 'openid email public_profile',
  })
}

/** Apple's secret is a token that we sign ourselves, made new for every exchange. */
async function apple(env: SocialVariables): Promise<Provider | undefined> {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: team, APPLE_KEY_ID: kid, APPLE_PRIVATE_KEY: pem } = env
  if (!clientId || !team || !kid || !pem) return undefined
  const issuer = env.APPLE_ISSUER ?? usualIssuers.apple
  // One line in most places that keep variables.
  const key = await importPKCS8(pem.replaceAll('\\n', '\n'), 'ES256').catch(() => {
    throw new Error(
      'The environment is not usable. APPLE_PRIVATE_KEY: must be the PKCS#8 key that Apple gave',
    )
  })
  const clientSecret = (now: Instant) => {
    const seconds = Math.floor(now / 1000)
    const token = new SignJWT().setProtectedHeader({ alg: 'ES256', kid }).setIssuer(team).setSubject(clientId)
    return token
      .setAudience(issuer)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + secretLife)
      .sign(key)
  }
  return openIdProvider({ issuer, clientId, clientSecret, scope: 'openid name email', answersByForm: true })
}

/** Throws an Error with a sentence for a key that cannot be read. */
export async function configuredProviders(env: SocialVariables): Promise<Providers> {
  const all = { google: google(env), facebook: facebook(env), apple: await apple(env) }
  return Object.fromEntries(Object.entries(all).filter(([, provider]) => provider !== undefined))
}
