import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/app/env.ts'
import { localFolder } from './local-folder.ts'
import { openFiles } from './open-files.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'wouri-files-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

const open = async (keys: { FILES_KEY?: string; FILES_KEY_OLD?: string } = {}) =>
  (await openFiles(readEnvironment({ WOURI_DATA: data, ...keys }))).files
const name = `${'ab'.repeat(32)}.jpg`
const uncut = `${'12'.repeat(32)}.pdf`
const bytes = Buffer.from('a driving licence')

test('a file is read again after a restart, and says nothing to anyone who reads the disk', async () => {
  const files = await open()
  await files.put(name, bytes)
  expect(await (await open()).get(name)).toEqual(bytes)
  const path = join(data, 'files', name)
  expect((await readFile(path)).includes('licence')).toBe(false)
  expect([(await stat(path)).mode & 0o777, (await stat(join(data, 'files.key'))).mode & 0o777]).toEqual([
    0o600, 0o600,
  ])
})

test('a name is written once, and one that was put in place of another is not read', async () => {
  const files = await open()
  await expect(files.put(name, bytes)).rejects.toThrow('EEXIST')
  const other = `${'cd'.repeat(32)}.jpg`
  await copyFile(join(data, 'files', name), join(data, 'files', other))
  await expect(files.get(other)).rejects.toThrow('authenticate')
  await expect((await open({ FILES_KEY: '00'.repeat(32) })).get(name)).rejects.toThrow('authenticate')
})

test('a new file is there whole or not at all, and one that was left unfinished goes with it', async () => {
  const folder = await localFolder(join(data, 'files'))
  const large = randomBytes(4_000_000)
  const over = new AbortController()
  const written = folder.put(uncut, large).finally(() => over.abort())
  while (!over.signal.aborted) expect([undefined, large.length]).toContain((await folder.get(uncut))?.length)
  await written
  expect((await folder.get(uncut))?.equals(large)).toBe(true)
  await writeFile(join(data, 'files', `${uncut}.part`), 'half')
  await folder.delete(uncut)
  expect((await readdir(join(data, 'files'))).filter((file) => file.startsWith(uncut))).toEqual([])
})

test('an earlier key opens what it sealed, and is of no use once the file is sealed anew', async () => {
  const own = await readFile(join(data, 'files.key'), 'utf8')
  const next = randomBytes(32).toString('hex')
  const files = await open({ FILES_KEY: next, FILES_KEY_OLD: `${randomBytes(32).toString('hex')}, ${own}` })
  expect(await files.get(name)).toEqual(bytes)
  expect([await files.reseal(name), await files.reseal(`${'ef'.repeat(32)}.jpg`)]).toEqual([true, false])
  expect(await (await open({ FILES_KEY: next })).get(name)).toEqual(bytes)
  await expect((await open()).get(name)).rejects.toThrow('authenticate')
  expect(await readdir(join(data, 'files'))).not.toContain(`${name}.new`)
})

test('a name of another shape leads nowhere, an absent one to nothing', async () => {
  const files = await open()
  await expect(files.get('../files.key')).rejects.toThrow('no name')
  expect(await files.get(`${'ef'.repeat(32)}.pdf`)).toBeNull()
  await files.delete(name)
  await files.delete(name)
  expect(await readdir(join(data, 'files'))).not.toContain(name)
})
