// The manifest of a backup. It is written last: a backup without one was interrupted.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { filesBelow } from './copy-tree.ts'

const Manifest = v.object({
  format: v.literal(1),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * `postgres/` is the embedded server's folder, `database.dump` what `pg_dump` wrote of another server, and `rows/` a file of
   * rows for each table.
   */
  database: v.picklist(['embedded', 'dump', 'rows']),
  /** The last migration that the rows have seen. */
  schema: v.optional(v.string()),
  /** The names of the keys under which the files are sealed. */
  keys: v.array(v.string()),
  /** SHA-256 of every file, by its path. */
  sums: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
})

export type Manifest = v.InferOutput<typeof Manifest>

const fileName = 'backup.json'

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Writes the manifest of what is in the folder. */
export async function writeManifest(
  folder: string,
  about: Omit<Manifest, 'format' | 'sums'>,
): Promise<Manifest> {
  const sums: Record<string, string> = {}
  for (const path of await filesBelow(folder)) sums[path] = await sumOf(join(folder, path))
  const manifest: Manifest = { format: 1, ...about, sums }
  await writeFile(join(folder, fileName), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
  return manifest
}

/** Reads a backup and holds every byte of it against its sums. Throws with a sentence when it is not whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new Error(`There is no finished backup in ${folder}.`)
  })
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text)
  if (!parsed.success) throw new Error(`${join(folder, fileName)} is not one that this version can read.`)
  for (const [path, sum] of Object.entries(parsed.output.sums)) {
    const found = await sumOf(join(folder, path)).catch(() => '')
    if (found !== sum) throw new Error(`The backup is damaged: ${path} is not what was written.`)
  }
  return parsed.output
}
