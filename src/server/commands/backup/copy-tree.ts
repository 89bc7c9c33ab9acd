// Copies a folder that goes on changing while it is copied.

import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The files below a folder, by their path in it; none where there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/**
 * Copies the files and folders below `from` for which `isWanted` holds, empty ones too. A file that disappears
 * meanwhile is left out; one that is there already is kept when `keep` is set. Throws where there is no room.
 */
export async function copyTree(
  from: string,
  to: string,
  { isWanted = () => true, keep = false }: { isWanted?: (path: string) => boolean; keep?: boolean } = {},
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
  for (const path of folders.filter(isWanted)) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  // By reference where the file system can, which takes no room.
  const mode = constants.COPYFILE_FICLONE | (keep ? constants.COPYFILE_EXCL : 0)
  for (const path of (await filesBelow(from)).filter(isWanted)) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), target, mode).then(
      () => chmod(target, 0o600),
      (error: NodeJS.ErrnoException) => {
        if (!isGone(error) && !(keep && error.code === 'EEXIST')) throw error
      },
    )
  }
}
