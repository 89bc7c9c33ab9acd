// The adapter for providers that speak OpenID Connect: authorization code with PKCE, and a token checked with their keys.

import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import { Email } from '#contract/email.ts'
import { FullName } from '#contract/text.ts'
import { hour, type Instant } from '#domain/rental/period.ts'
import type { Bonds, Identity, Provider } from './port.ts'

const timeout = 8000

/** All three sign with it. A list, so that a token cannot choose `none` or make a shared secret of a public key. */
const algorithms = ['RS256']

export type Endpoints = { authorization: string; token: string; keys: string }

export type OpenIdClient = {
  issuer: string
  /** Every spelling of the issuer that its tokens carry. */
  issuers?: string[]
  clientId: string
  clientSecret: (now: Instant) => Promise<string>
  scope: string
  /** The provider answers with a form instead of an address. */
  answersByForm?: boolean
  /** For a provider whose discovery document is not complete; the others are asked for theirs. */
  endpoints?: Endpoints
}

const Discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
})

const TokenAnswer = v.object({ id_token: v.pipe(v.string(), v.maxLength(20_000)) })

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.fallback(v.optional(Email), undefined),
  // Apple has sent it as a text.
  email_verified: v.optional(v.unknown()),
  name: v.fallback(v.optional(FullName), undefined),
})

async function readJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The provider answered ${response.status}`)
  return response.json()
}

async function discover(issuer: string): Promise<Endpoints> {
  const found = v.parse(
    Discovery,
    await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {}),
  )
  if (found.issuer !== issuer) throw new Error('The provider calls itself something else')
  return { authorization: found.authorization_endpoint, token: found.token_endpoint, keys: found.jwks_uri }
}

/** Asks at most once an hour, and again at once after a failure. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { until: number; value: Promise<T> } | undefined
  return () => {
    if (known && known.until > Date.now()) return known.value
    const value = ask()
    known = { until: Date.now() + hour, value }
    value.catch(() => (known = undefined))
    return value
  }
}

/** A token made for several must say that it was made for us. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
}

function identityOf(payload: JWTPayload): Identity {
  const claims = v.parse(Claims, payload)
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    fullName: claims.name ?? null,
  }
}

export function openIdProvider(client: OpenIdClient): Provider {
  const endpoints = remembered(async () => client.endpoints ?? discover(client.issuer))
  const keySets = new Map<string, JWTVerifyGetKey>()
  const keysAt = (url: string) => {
    const keys = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: timeout })
    keySets.set(url, keys)
    return keys
  }

  async function exchange(
    url: string,
    code: string,
    verifier: string,
    redirectUri: string,
    now: Instant,
  ): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.clientId,
      client_secret: await client.clientSecret(now),
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    })
    return v.parse(
      TokenAnswer,
      await readJson(url, { method: 'POST', body, headers: { accept: 'application/json' } }),
    ).id_token
  }

  return {
    async authorizeAt({ state, nonce, verifier }: Bonds, redirectUri) {
      const url = new URL((await endpoints()).authorization)
      const asked = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        scope: client.scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(client.answersByForm ? { response_mode: 'form_post' } : {}),
      }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },

    async identify(code, { nonce, verifier }, redirectUri, now) {
      const { token, keys } = await endpoints()
      const idToken = await exchange(token, code, verifier, redirectUri, now)
      const { payload } = await jwtVerify(idToken, keysAt(keys), {
        issuer: client.issuers ?? client.issuer,
        audience: client.clientId,
        algorithms,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        currentDate: new Date(now),
        clockTolerance: 60,
        maxTokenAge: 600,
      })
      if (payload['nonce'] !== nonce) throw new Error('The token belongs to another attempt')
      if (!isForUs(payload, client.clientId)) throw new Error('The token was made for somebody else')
      return identityOf(payload)
    },
  }
}
