// Sizes of the real build's files. What travels for a page is counted in a browser: e2e/page-weight.spec.ts.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { hydrating } from '../src/build/chunks.ts'
import { ofStaff } from '../src/build/offline-files.ts'

const output = resolve(import.meta.dirname, '../dist/client')
const kB = 1000

beforeAll(() => {
  if (!existsSync(join(output, 'index.html')))
    throw new Error('There is no build to weigh: run npm run build first.')
})

/** A file as it travels: brotli when the build compressed it. */
function weight(file: string): number {
  const compressed = join(output, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(output, file)).size
}

test('all style sheets together: at most 34 kB, brotli; those of the staff area at most 8 kB', () => {
  const sheets = readdirSync(join(output, 'assets')).filter(
    (name) => name.endsWith('.css') && !/map/i.test(name),
  )
  const sum = (names: string[]) => names.reduce((total, name) => total + weight(`assets/${name}`), 0) / kB
  // Only staff fetch theirs.
  const isOfStaff = (name: string) => name.startsWith('staff')
  expect(sum(sheets.filter((name) => !isOfStaff(name)))).toBeLessThanOrEqual(34)
  expect(sum(sheets.filter(isOfStaff))).toBeLessThanOrEqual(8)
})

test('all fonts together: at most 29 kB', () => {
  const fonts = readdirSync(join(output, 'assets')).filter((name) => name.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((sum, name) => sum + weight(`assets/${name}`), 0) / kB).toBeLessThanOrEqual(29)
})

test('what is kept for offline, with the words of one language: at most 434 kB, brotli, and the public pages 275', () => {
  const worker = readFileSync(join(output, 'sw.js'), 'utf8')
  const named = [...worker.matchAll(/\{[^{}]*"url":[^{}]*\}/g)].map(
    ([entry]) => JSON.parse(entry) as { url: string; language?: string; staff?: string; set?: string },
  )
  // The staff area is kept only where it was opened.
  const kept = named.filter(({ staff }) => staff === undefined)
  expect(named.length).toBeGreaterThan(kept.length)
  expect(kept.map(({ url }) => url)).toContain('index.html')
  expect(kept.filter(({ url }) => /maplibre|stripe/i.test(url))).toEqual([])
  const asksAsStaff = (url: string) => readFileSync(join(output, url), 'utf8').includes('/api/staff/')
  expect(kept.filter(({ url }) => asksAsStaff(url)).map(({ url }) => url)).toEqual([])
  const languages = new Set(kept.map(({ language }) => language))
  expect(languages.size, 'the shell itself, English, French and Spanish').toBe(4)
  const heaviest = (entries: typeof kept) => {
    const sum = (language?: string) =>
      entries
        .filter((entry) => entry.language === language)
        .reduce((total, { url }) => total + weight(url), 0)
    return (sum() + Math.max(sum('en'), sum('fr'), sum('es'))) / kB
  }
  expect(heaviest(kept)).toBeLessThanOrEqual(434)
  expect(heaviest(kept.filter(({ set }) => set === undefined))).toBeLessThanOrEqual(275)
})

test('text files travel compressed', () => {
  const scripts = readdirSync(join(output, 'assets')).filter(
    (name) => /\.(js|css)$/.test(name) && statSync(join(output, 'assets', name)).size >= 1024,
  )
  expect(scripts.filter((name) => !existsSync(join(output, 'assets', `${name}.br`)))).toEqual([])
})

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean }

/** What these fetch with themselves: their scripts, and what those import. */
function fetchedWith(chunks: Record<string, Chunk>, starts: string[]): string[] {
  const found = new Set(starts)
  for (const key of found) for (const next of chunks[key]!.imports ?? []) found.add(next)
  return [...found].map((key) => chunks[key]!.file).filter((file) => file.endsWith('.js'))
}

test('a driver never fetches the walk of the desk, and the camera of a booking only where its pictures are shown', () => {
  const chunks = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const starts = Object.entries(chunks).filter(([, { isEntry, isDynamicEntry }]) => isEntry || isDynamicEntry)
  const [ofDesk, ofDrivers] = [true, false].map((isDesk) =>
    starts.map(([key]) => key).filter((key) => ofStaff.test(key) === isDesk),
  ) as [string[], string[]]
  const screens = ofDrivers.filter((key) => /^index\.html$|\/routes\//.test(key))
  expect(screens.length).toBeGreaterThan(20)
  const having = (text: string, keys: string[]) =>
    fetchedWith(chunks, keys).filter((file) => readFileSync(join(output, file), 'utf8').includes(text))
  // A step of the walk, its live camera, and what makes a picture light.
  for (const walk of ['walk-step', 'getUserMedia']) {
    expect(having(walk, ofDesk), walk).not.toEqual([])
    expect(having(walk, ofDrivers), walk).toEqual([])
  }
  expect(having('shrink-worker', ofDrivers)).not.toEqual([])
  expect(having('shrink-worker', screens)).toEqual([])
})

test('the scripts that hydrate every page are marked to be compiled while they come in', () => {
  const scripts = readdirSync(join(output, 'assets')).filter((name) => name.endsWith('.js'))
  for (const chunk of hydrating) {
    const files = scripts.filter((name) => new RegExp(`^${chunk}-[\\w-]{7}\\.js$`).test(name))
    const marked = files.filter((name) =>
      readFileSync(join(output, 'assets', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    expect(marked.length, chunk).toBeGreaterThan(0)
  }
})
