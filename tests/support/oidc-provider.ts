// A test double of an OpenID Connect provider: speaks HTTP, signs with its own keys, and lies when a test asks it to.

import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

export type Person = { sub: string; email?: string; email_verified?: boolean | string; name?: string }

/** What is put in place of the honest token. */
export type Lie = {
  claims?: JWTPayload
  without?: string[]
  sign?: (claims: JWTPayload, keys: { spki: string }) => Promise<string>
}

type Grant = { person: Person; lie: Lie; challenge: string; redirectUri: string; nonce: string }

export type OidcProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Forms that reached the token endpoint. */
  exchanges: URLSearchParams[]
  /** The person agrees at the address they were sent to; returns the address they come back to. */
  agree(address: string, person: Person, lie?: Lie): URL
  /** Who agrees at once when a browser comes to the provider's page. */
  atTheDoor: Person | null
  close(): void
}

/** `now` is the clock that tokens are made by, in milliseconds. */
export async function startOidcProvider(now: () => number): Promise<OidcProvider> {
  const clientId = 'wouri-test'
  const clientSecret = 'a-secret'
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const spki = await exportSPKI(publicKey)
  const grants = new Map<string, Grant>()
  const exchanges: URLSearchParams[] = []
  let issuer = ''

  async function tokenFor({ person, lie, nonce }: Grant): Promise<string> {
    const seconds = Math.floor(now() / 1000)
    const honest: JWTPayload = {
      iss: issuer,
      aud: clientId,
      iat: seconds,
      exp: seconds + 600,
      nonce,
      ...person,
    }
    const claims = { ...honest, ...lie.claims }
    for (const name of lie.without ?? []) delete claims[name]
    if (lie.sign) return lie.sign(claims, { spki })
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
  }

  async function exchange(form: URLSearchParams): Promise<{ status: number; body: unknown }> {
    exchanges.push(form)
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (!grant || !isOurs || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return { status: 400, body: { error: 'invalid_grant' } }
    return { status: 200, body: { access_token: 'x', token_type: 'Bearer', id_token: await tokenFor(grant) } }
  }

  const provider: OidcProvider = {
    issuer,
    clientId,
    clientSecret,
    exchanges,
    atTheDoor: null,
    agree(address, person, lie = {}) {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      const redirectUri = asked.get('redirect_uri')!
      grants.set(code, {
        person,
        lie,
        redirectUri,
        challenge: asked.get('code_challenge')!,
        nonce: asked.get('nonce')!,
      })
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state')!)
      return back
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const answer = (content: unknown, status = 200) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(content))
      }
      if (request.url === '/.well-known/openid-configuration')
        return answer({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
        })
      if (request.url?.startsWith('/authorize') && provider.atTheDoor !== null) {
        response.writeHead(302, { location: provider.agree(issuer + request.url, provider.atTheDoor).href })
        return response.end()
      }
      if (request.url === '/keys') return answer({ keys: [jwk] })
      if (request.url === '/token')
        return void exchange(new URLSearchParams(body)).then(({ status, body: content }) =>
          answer(content, status),
        )
      return answer({}, 404)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return Object.assign(provider, { issuer })
}
