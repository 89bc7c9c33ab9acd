// The keys that seal files, and the name by which one is told from another without revealing it.

import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** 32 bytes. */
export type FileKey = Buffer

/** The key that seals, and those that sealed before and still open. */
export type FileKeys = { current: FileKey; earlier: readonly FileKey[] }

/** Where an installation that is given no key keeps the one it made. */
export const keyFile = (data: string): string => join(data, 'files.key')

/** The name of a key, 16 hexadecimal digits: the same for all processes, and nothing follows from it about the key. */
export function keyName(key: FileKey): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'wouri: name of a file key', 8)).toString('hex')
}

/** The key that is kept in a data folder or a backup, null where there is none. Throws a sentence when it is damaged. */
export async function readKeyFile(path: string): Promise<FileKey | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== 32) throw new Error(`The key of the files in ${path} is damaged.`)
  return key
}

type KeyVariables = { WOURI_DATA: string; FILES_KEY?: string | undefined; FILES_KEY_OLD: readonly string[] }

/** The keys that the environment and the data folder give. Throws as `installationKey` does. */
export async function installationKeys({
  WOURI_DATA: data,
  FILES_KEY: given,
  FILES_KEY_OLD: earlier,
}: KeyVariables): Promise<FileKeys> {
  const current = await installationKey(data, given)
  return {
    current,
    earlier: earlier.map((one) => Buffer.from(one, 'hex')).filter((one) => !one.equals(current)),
  }
}

/**
 * The key of the installation; `given` is 64 hexadecimal digits. Without one it makes a key at the first start and keeps it
 * in the data folder. Throws when that cannot be written, or the kept key is damaged.
 */
export async function installationKey(data: string, given?: string): Promise<FileKey> {
  if (given !== undefined) return Buffer.from(given, 'hex')
  await mkdir(data, { recursive: true })
  const kept = await readKeyFile(keyFile(data))
  if (kept !== null) return kept
  // Written whole before it has its name: of processes that start at once, none reads half of another's.
  const own = `${keyFile(data)}.${randomBytes(6).toString('hex')}`
  await writeFile(own, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(own, keyFile(data))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(own)
  }
  return (await readKeyFile(keyFile(data)))!
}
