// Secrets handed to a device: random, and kept on the server only as a hash.

import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A random identifier of lower-case letters and digits without look-alikes; 5 bits a character. */
export function newId(length = 20): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('')
}
