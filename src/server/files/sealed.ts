// Encryption at rest: a copied folder or a lost backup does not reveal licences.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FilePort } from './port.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Seals what `files` keeps with a key of 32 bytes. A file that was changed or renamed outside throws when read. */
export function sealed(files: FilePort, key: Buffer): FilePort {
  return {
    async put(name, bytes) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(
        Buffer.from(name),
      )
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      await files.put(name, Buffer.concat([iv, cipher.getAuthTag(), body]))
    },
    async get(name) {
      const stored = await files.get(name)
      if (!stored) return null
      const iv = stored.subarray(0, ivLength)
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(
        Buffer.from(name),
      )
      decipher.setAuthTag(stored.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([decipher.update(stored.subarray(ivLength + tagLength)), decipher.final()])
    },
    delete: (name) => files.delete(name),
  }
}
