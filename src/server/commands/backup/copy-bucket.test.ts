import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryFiles } from '#tests/support/files.ts'
import { copyIntoBucket } from './copy-bucket.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-bucket-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a part of a file in a backup does not keep the files from a bucket', async () => {
  const [licence, photo] = [`${'ab'.repeat(32)}.pdf`, `${'cd'.repeat(16)}-480.webp`]
  for (const name of [licence, photo, `${licence}.new`, `${photo}.part`])
    await writeFile(join(folder, name), name)
  const bucket = { ...memoryFiles(), async *names() {} }
  await copyIntoBucket(folder, bucket)
  expect([...bucket.kept.keys()].toSorted()).toEqual([licence, photo])
})
