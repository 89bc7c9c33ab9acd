import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltFiles } from './built-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-build-'))
  await mkdir(join(folder, '.vite'))
  const entry = { file: 'app.js', isEntry: true, css: ['app.css'] }
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify({ 'index.html': entry }))
  const sections = ['site-head', 'shell'].map((name) => `<!--${name}--><!--/${name}-->`)
  await writeFile(join(folder, 'index.html'), sections.join(''))
  await writeFile(join(folder, 'document.js'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a style that could not be read once is read with the next page, and then no more', async () => {
  const { styleOf } = await readBuiltFiles(folder)
  const screen = { route: null, blocks: [], catalogs: [] }
  await expect(styleOf(screen)).rejects.toThrow('ENOENT')
  const sheet = join(folder, 'app.css')
  await writeFile(sheet, 'body{}')
  expect(await styleOf(screen)).toEqual({ text: 'body{}', sheets: ['/app.css'] })
  await rm(sheet)
  expect((await styleOf(screen)).text).toBe('body{}')
})
