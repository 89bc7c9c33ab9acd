// The files of this installation: a folder under the data folder, sealed with the installation's key.

import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localFolder } from './local-folder.ts'
import type { FilePort } from './port.ts'
import { sealed } from './sealed.ts'

/** A key of its own, made at the first start and kept beside the files' folder, for where the environment gives none. */
async function ownKey(data: string): Promise<string> {
  const path = join(data, 'files.key')
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}

type Installation = { data: string; key?: string | undefined }

/**
 * The key of the installation, 32 bytes; `key` is 64 hexadecimal digits. Throws when the data folder cannot be written, or
 * the kept key is damaged.
 */
export async function installationKey({ data, key }: Installation): Promise<Buffer> {
  await mkdir(data, { recursive: true })
  const bytes = Buffer.from(key ?? (await ownKey(data)), 'hex')
  if (bytes.length !== 32) throw new Error(`The key of the files in ${data}/files.key is damaged.`)
  return bytes
}

/** Throws as `installationKey` does. */
export async function openFiles(installation: Installation): Promise<FilePort> {
  const key = await installationKey(installation)
  return sealed(await localFolder(join(installation.data, 'files')), key)
}
