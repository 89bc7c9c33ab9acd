// HTTP message signatures (RFC 9421) as pawaPay makes them: over the address, the time and the digest of the body.

import { constants, createHash, timingSafeEqual, verify, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { minute, type Instant } from '#domain/rental/period.ts'

export type SignedRequest = {
  method: string
  /** Host, with its port where that is not the usual one. */
  authority: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A signature may be this old, and this far ahead of our clock; pawaPay also says when it ends, and one that ends never is not taken. */
const oldest = 5 * minute
const ahead = minute

/** Without these a signature could be taken to another address or body. */
const needed = ['@method', '@authority', '@path', 'content-digest']

/** True for a fresh signature by a key of the signer over this very request. */
export async function isSigned(
  request: SignedRequest,
  keyOf: (id: string) => Promise<KeyObject | null>,
  now: Instant,
): Promise<boolean> {
  const input = readInput(textOf(request.headers['signature-input']))
  if (!input || !needed.every((name) => input.components.includes(name))) return false
  if (!isFresh(input.parameters, now) || !isDigestOf(request)) return false
  const base = signatureBase(request, input)
  const signature = signatureOf(textOf(request.headers['signature']), input.label)
  const key = base !== null && signature && (await keyOf(input.parameters.get('keyid') ?? ''))
  return key ? verifies(Buffer.from(base), signature, key, input.parameters.get('alg')) : false
}

type Input = { label: string; components: string[]; parameters: Map<string, string>; raw: string }

const inputPattern = /^([a-z*][a-z0-9_.*-]*)=\(((?:"[a-z0-9@-]+" ?)*)\)((?:; *[a-z]+=(?:"[^"\\]*"|\d+))*)$/

/** One signature of one signer; several, and parameters of components, are not taken. */
function readInput(header: string): Input | null {
  const match = inputPattern.exec(header)
  if (!match) return null
  const [, label, components, parameters] = match as unknown as [string, string, string, string]
  const pairs = [...parameters.matchAll(/; *([a-z]+)=("[^"]*"|\d+)/g)]
  const names = [...components.matchAll(/"([^"]+)"/g)].map(([, name]) => name!)
  const said = new Map(pairs.map(([, name, value]) => [name!, value!.replaceAll('"', '')]))
  if (new Set(names).size !== names.length || said.size !== pairs.length) return null
  return {
    label,
    components: names,
    parameters: said,
    // What is signed is the list as the standard writes it, without the blanks that a header may have.
    raw: `(${names.map((name) => `"${name}"`).join(' ')})${pairs.map(([, name, value]) => `;${name}=${value}`).join('')}`,
  }
}

function isFresh(parameters: ReadonlyMap<string, string>, now: Instant): boolean {
  const created = Number(parameters.get('created') ?? NaN) * 1000
  const expires = Number(parameters.get('expires') ?? NaN) * 1000
  return created <= now + ahead && now - created <= oldest && now <= expires
}

/** Every digest that we can make must be right, and there must be one. */
function isDigestOf({ headers, body }: SignedRequest): boolean {
  const digests = [...textOf(headers['content-digest']).matchAll(/(sha-256|sha-512)=:([A-Za-z0-9+/=]+):/g)]
  return (
    digests.length > 0 &&
    digests.every(([, name, digest]) => {
      const right = createHash(name!.replace('-', '')).update(body).digest()
      const given = Buffer.from(digest!, 'base64')
      return given.length === right.length && timingSafeEqual(given, right)
    })
  )
}

/** What was signed; null when a header of it is missing. */
function signatureBase(request: SignedRequest, { components, raw }: Input): string | null {
  const lines: string[] = []
  for (const name of components) {
    const value = valueOf(request, name)
    if (value === null) return null
    lines.push(`"${name}": ${value}`)
  }
  return [...lines, `"@signature-params": ${raw}`].join('\n')
}

function valueOf({ method, authority, path, headers }: SignedRequest, name: string): string | null {
  if (name === '@method') return method
  if (name === '@authority') return authority.toLowerCase()
  if (name === '@path') return path
  if (name.startsWith('@') || headers[name] === undefined) return null
  return textOf(headers[name]).trim()
}

function signatureOf(header: string, label: string): Buffer | null {
  const [name, value = ''] = header.split(/=(.*)/s)
  const bytes = name === label && /^:[A-Za-z0-9+/=]+:$/.exec(value)
  return bytes ? Buffer.from(value.slice(1, -1), 'base64') : null
}

/** The algorithms that pawaPay names, each for the keys that it is made for. */
const algorithms: Readonly<Record<string, { hash: string; isFor: (key: KeyObject) => boolean; pss?: true }>> =
  {
    'ecdsa-p256-sha256': { hash: 'sha256', isFor: isOnCurve('prime256v1') },
    'ecdsa-p384-sha384': { hash: 'sha384', isFor: isOnCurve('secp384r1') },
    'rsa-v1_5-sha256': { hash: 'sha256', isFor: isRsa },
    'rsa-pss-sha512': { hash: 'sha512', isFor: isRsa, pss: true },
  }

function isOnCurve(name: string): (key: KeyObject) => boolean {
  return (key) => key.asymmetricKeyDetails?.namedCurve === name
}

function isRsa(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'rsa'
}

/** A curve's own form is two numbers of one size; others write them as DER. */
function verifies(base: Buffer, signature: Buffer, key: KeyObject, alg: string | undefined): boolean {
  const algorithm = algorithms[alg ?? '']
  if (!algorithm?.isFor(key)) return false
  const dsaEncoding = signature.length === 64 || signature.length === 96 ? 'ieee-p1363' : 'der'
  const padding = algorithm.pss
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
    : {}
  try {
    return verify(algorithm.hash, base, { key, dsaEncoding, ...padding }, signature)
  } catch {
    return false
  }
}

const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : (header ?? '')
