// Password hashes: argon2id from Node's own crypto, in PHC form, four at a time.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { turns } from '#server/platform/http/limits/turns.ts'

const derive = promisify(argon2)

const memory = 19_456
const passes = 2
const tagLength = 32

/** More than four at once would starve the machine's other work; more than fifty waiting is an attack. */
const inTurn = turns(4, 50)

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  return inTurn(() =>
    derive('argon2id', { message: password, nonce, parallelism: 1, tagLength, memory, passes }),
  )
}

/** Returns `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. Throws 503 when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await hashWith(password, nonce)
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(hash)}`
}

/** Hash of no real password: refusing an unknown address takes as long as refusing a known one. */
const dummyHash = `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(Buffer.alloc(16, 7))}$${base64(Buffer.alloc(32, 7))}`

/** True when the password belongs to the stored hash; a missing hash takes the same time and is false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt, expected] = (stored ?? dummyHash).split('$').slice(-2) as [string, string]
  const hash = await hashWith(password, Buffer.from(salt, 'base64'))
  const known = Buffer.from(expected, 'base64')
  return known.length === hash.length && timingSafeEqual(known, hash) && stored !== null
}
