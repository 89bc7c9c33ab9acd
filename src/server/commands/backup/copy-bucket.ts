// The files of a bucket, sealed as they are there, on their way into a backup and out of it.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localFolder } from '#server/platform/files/local-folder.ts'
import { isFileOfOurs } from '#server/platform/files/port.ts'
import type { Bucket } from '#server/platform/files/s3-bucket.ts'

/** So many travel at once. */
const atOnce = 8

async function each(
  names: AsyncIterable<string> | Iterable<string>,
  act: (name: string) => Promise<void>,
): Promise<void> {
  const under = new Set<Promise<void>>()
  for await (const name of names) {
    const acting = act(name).finally(() => under.delete(acting))
    under.add(acting)
    if (under.size >= atOnce) await Promise.race(under)
  }
  await Promise.all(under)
}

/** Copies into the folder what is not there yet. A file that disappears meanwhile is left out. */
export async function copyFromBucket(bucket: Bucket, folder: string): Promise<void> {
  const target = await localFolder(folder)
  const there = new Set(await readdir(folder))
  await each(bucket.names(), async (name) => {
    if (there.has(name)) return
    const bytes = await bucket.get(name)
    if (bytes) await target.put(name, bytes)
  })
}

/**
 * Puts every file of ours in the folder into the bucket, in place of one of the same name. Nothing else there is touched; a
 * part of a file, left by a process that ended while it wrote, is left out.
 */
export async function copyIntoBucket(folder: string, bucket: Bucket): Promise<void> {
  const names = (await readdir(folder)).filter(isFileOfOurs)
  await each(names, async (name) => bucket.replace(name, await readFile(join(folder, name))))
}
