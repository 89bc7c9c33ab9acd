// Files in a folder that is not served.

import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileOfOurs, type FilePort } from './port.ts'

/** Where a new file is written before it gets its name. */
const partOf = (place: string) => `${place}.part`

/** Makes the folder when it is missing. Only this account of the machine reads what is in it. */
export async function localFolder(folder: string): Promise<FilePort> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const placeOf = (name: string): string => {
    if (!isFileOfOurs(name)) throw new Error('This is no name of a file of ours.')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const place = placeOf(name)
      if (existsSync(place)) throw new Error('EEXIST: a file of ours has this name.')
      // Written beside: a backup that is made meanwhile copies the file whole or not at all.
      const beside = partOf(place)
      try {
        // Flushed: the row that makes it somebody's must not outlive a power cut that the file did not.
        await writeFile(beside, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(beside, place)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    async replace(name, bytes) {
      const place = placeOf(name)
      await writeFile(`${place}.new`, bytes, { mode: 0o600, flush: true })
      await rename(`${place}.new`, place)
    },
    async get(name) {
      try {
        return await readFile(placeOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async delete(name) {
      const place = placeOf(name)
      // A process that ended in the middle left a part of it.
      await rm(partOf(place), { force: true })
      await rm(place, { force: true })
    },
  }
}
