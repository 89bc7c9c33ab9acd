// The pair of keys by which push services know that a message is ours. A device is subscribed under one pair: with
// another it is lost, so that every process of a site and every start must have the same.

import { createECDH, hkdfSync } from 'node:crypto'

type PushVariables = {
  VAPID_PUBLIC_KEY?: string | undefined
  VAPID_PRIVATE_KEY?: string | undefined
  VAPID_SUBJECT?: string | undefined
  MAIL_FROM: string
}

/** In base64url: the point uncompressed (65 bytes), the scalar (32 bytes). */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The pair of a scalar of the curve, 32 bytes. */
export function pairOf(scalar: Buffer): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
}

/**
 * The pair that belongs to an installation's first key (32 bytes): the same for all processes that start at once.
 */
export function derivedKeys(installation: Buffer): VapidKeys {
  // 16 bytes more than the order has, so that the remainder favours nothing (FIPS 186-5, A.2.1).
  const bytes = Buffer.from(hkdfSync('sha256', installation, '', 'wouri: vapid key of web push', 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  return pairOf(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
}

function givenKeys(publicKey: string, privateKey: string): VapidKeys {
  try {
    const pair = pairOf(Buffer.from(privateKey, 'base64url'))
    if (pair.publicKey === publicKey) return pair
  } catch {
    // No scalar of the curve.
  }
  throw new Error(
    'The environment is not usable. VAPID_PUBLIC_KEY: must be the one that belongs to VAPID_PRIVATE_KEY',
  )
}

/** The environment's pair, null where it names none. Throws an Error with a sentence for a pair that is none. */
export function environmentKeys(env: Omit<PushVariables, 'MAIL_FROM'>): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  return publicKey && privateKey ? givenKeys(publicKey, privateKey) : null
}

/** Where push services reach us; `origin` is the public address. Apple takes no address of this machine. */
export function vapidSubject(env: PushVariables, origin: string): string {
  if (env.VAPID_SUBJECT) return env.VAPID_SUBJECT
  if (/^https:\/\/(?!localhost\b)/.test(origin)) return origin
  return `mailto:${/<([^<>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM}`
}
