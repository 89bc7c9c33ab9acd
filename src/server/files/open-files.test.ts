import { copyFile, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from './open-files.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'wouri-files-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

const name = `${'ab'.repeat(32)}.jpg`
const bytes = Buffer.from('a driving licence')

test('a file is read again after a restart, and says nothing to anyone who reads the disk', async () => {
  const files = await openFiles({ data })
  await files.put(name, bytes)
  expect(await (await openFiles({ data })).get(name)).toEqual(bytes)
  const path = join(data, 'files', name)
  expect((await readFile(path)).includes('licence')).toBe(false)
  expect([(await stat(path)).mode & 0o777, (await stat(join(data, 'files.key'))).mode & 0o777]).toEqual([
    0o600, 0o600,
  ])
})

test('a name is written once, and one that was put in place of another is not read', async () => {
  const files = await openFiles({ data })
  await expect(files.put(name, bytes)).rejects.toThrow('EEXIST')
  const other = `${'cd'.repeat(32)}.jpg`
  await copyFile(join(data, 'files', name), join(data, 'files', other))
  await expect(files.get(other)).rejects.toThrow('authenticate')
  await expect((await openFiles({ data, key: '00'.repeat(32) })).get(name)).rejects.toThrow('authenticate')
})

test('a name of another shape leads nowhere, an absent one to nothing', async () => {
  const files = await openFiles({ data })
  await expect(files.get('../files.key')).rejects.toThrow('no name')
  expect(await files.get(`${'ef'.repeat(32)}.pdf`)).toBeNull()
  await files.delete(name)
  await files.delete(name)
  expect(await readdir(join(data, 'files'))).not.toContain(name)
})
