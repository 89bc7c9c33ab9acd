import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { keepBuild } from './earlier-builds.ts'

let root: string
let now: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wouri-builds-'))
  now = Date.UTC(2027, 2, 1)
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build of one file that never changes and one of its own, put in place `days` after the last. */
async function deploy(name: string, days = 0): Promise<string[]> {
  const folder = join(root, name)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const file of ['vendor-00000000.js', `app-${name}.js`])
    writeFileSync(join(folder, 'assets', file), file)
  now += days * day
  const served = await keepBuild({ folder, data: join(root, 'data'), now })
  return readdirSync(join(served, 'assets'))
    .map((file) => /app-(.+)\.js/.exec(file)?.[1] ?? 'vendor')
    .sort()
}

test('the files of the two builds before survive, however old they are; the third goes', async () => {
  await deploy('a')
  await deploy('b', 20)
  expect(await deploy('c', 20)).toEqual(['a', 'b', 'c', 'vendor'])
  expect(await deploy('d', 20)).toEqual(['b', 'c', 'd', 'vendor'])
})

test('whatever was served in the last two weeks stays as well', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await deploy(name, 1)
  expect(await deploy('e', 1)).toEqual(['a', 'b', 'c', 'd', 'e', 'vendor'])
})

test('a build that was served until lately stays, however long ago its first day was', async () => {
  await deploy('a')
  await deploy('b', 20)
  await deploy('c', 1)
  expect(await deploy('d', 1)).toEqual(['a', 'b', 'c', 'd', 'vendor'])
})

test('a file is put in place whole, and nothing else is left beside the record', async () => {
  await deploy('a')
  const kept = join(root, 'data', 'builds')
  expect(readdirSync(kept).sort()).toEqual(['builds.json', 'served'])
  // A watcher of the folder sees each file appear once, with all of its bytes.
  const large = Buffer.alloc(8_000_000, 'x')
  const folder = join(root, 'b')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'app-b.js'), large)
  const over = new AbortController()
  const keeping = keepBuild({ folder, data: join(root, 'data'), now }).finally(() => over.abort())
  const seen = new Set<number>()
  while (!over.signal.aborted) {
    await new Promise(setImmediate)
    seen.add(statSync(join(kept, 'served', 'assets', 'app-b.js'), { throwIfNoEntry: false })?.size ?? -1)
  }
  await keeping
  expect([...seen].filter((size) => size !== -1)).toEqual([large.length])
})

test('a build that comes back is the newest again', async () => {
  for (const name of ['a', 'b', 'c']) await deploy(name, 20)
  await deploy('a', 20)
  expect(await deploy('d', 20)).toEqual(['a', 'c', 'd', 'vendor'])
})

test('a second start changes nothing, and a record that cannot be read is begun again', async () => {
  await deploy('a')
  expect(await deploy('a', 1)).toEqual(['a', 'vendor'])
  writeFileSync(join(root, 'data', 'builds', 'builds.json'), '{"half')
  expect(await deploy('b', 1)).toEqual(['b', 'vendor'])
})
