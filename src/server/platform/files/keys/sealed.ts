// Encryption at rest: a copied folder or a lost backup does not reveal licences.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyName, type FileKey, type FileKeys } from './file-key.ts'
import type { FilePort } from '#server/platform/files/port.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** What is sealed begins with these bytes and the name of its key; what older versions sealed begins with the random bytes. */
const mark = Buffer.from('WKEY')
const nameLength = 8
const headerLength = mark.length + nameLength

/** The name of the key under which something is sealed; null for what an older version sealed. */
export function sealedUnder(stored: Buffer): string | null {
  if (!stored.subarray(0, mark.length).equals(mark)) return null
  return stored.subarray(mark.length, headerLength).toString('hex')
}

/** Seals bytes under a name: they are read under no other. */
export function seal(name: string, bytes: Buffer, key: FileKey): Buffer {
  const header = Buffer.concat([mark, Buffer.from(keyName(key), 'hex')])
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(
    Buffer.concat([header, Buffer.from(name)]),
  )
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([header, iv, cipher.getAuthTag(), body])
}

type Boxed = { key: FileKey; box: Buffer; aad: Buffer }

function open({ key, box, aad }: Boxed): Buffer {
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivLength), {
    authTagLength: tagLength,
  }).setAAD(aad)
  decipher.setAuthTag(box.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(box.subarray(ivLength + tagLength)), decipher.final()])
}

/** Opens what was sealed under one of the keys. Throws for what was changed or renamed outside, or is of another key. */
export function unseal(name: string, stored: Buffer, { current, earlier }: FileKeys): Buffer {
  const keys = [current, ...earlier]
  const under = sealedUnder(stored)
  const named = keys.find((key) => keyName(key) === under)
  const aad = Buffer.from(name)
  if (named) {
    const header = stored.subarray(0, headerLength)
    return open({ key: named, box: stored.subarray(headerLength), aad: Buffer.concat([header, aad]) })
  }
  for (const key of keys) {
    try {
      return open({ key, box: stored, aad })
    } catch {
      // Older files do not name their key.
    }
  }
  throw new Error(
    under === null
      ? 'The file cannot be authenticated.'
      : `The file cannot be authenticated: its key is named ${under}.`,
  )
}

export type SealedFiles = FilePort & {
  /** Seals a file under the current key where it is under another; its content stays. False when there is no such file. */
  reseal(name: string): Promise<boolean>
}

/** Seals what `files` keeps. A file that was changed or renamed outside throws when read. */
export function sealed(files: FilePort, keys: FileKeys): SealedFiles {
  return {
    put: (name, bytes) => files.put(name, seal(name, bytes, keys.current)),
    replace: (name, bytes) => files.replace(name, seal(name, bytes, keys.current)),
    async get(name) {
      const stored = await files.get(name)
      return stored && unseal(name, stored, keys)
    },
    delete: (name) => files.delete(name),
    async reseal(name) {
      const stored = await files.get(name)
      if (!stored) return false
      if (sealedUnder(stored) !== keyName(keys.current))
        await files.replace(name, seal(name, unseal(name, stored, keys), keys.current))
      return true
    },
  }
}
