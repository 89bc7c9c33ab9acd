// What a phone must download before a screen works, counted on the real build.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

type Chunk = { file: string; src?: string; name?: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }

const output = resolve(import.meta.dirname, '../dist/client')
const kB = 1000
let manifest: Record<string, Chunk>

beforeAll(() => {
  const file = join(output, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error('There is no build to weigh: run npm run build first.')
  manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
})

/** A file as it travels: brotli when the build compressed it. */
function weight(file: string): number {
  const compressed = join(output, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(output, file)).size
}

/** The chunks of some entries with all that they import. */
function closure(keys: string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen.values()]
}

/** The entry, which has the home page in it, what the router loads for another address, and the catalog. */
function initial(route: string): Chunk[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]!.isEntry)
  const screen = Object.keys(manifest).filter((key) => key.startsWith(`src/client/routes/${route}.tsx?`))
  const catalog = Object.keys(manifest).filter((key) => /locales\/en\.po$/.test(key))
  expect(screen.length > 0, `a chunk of its own for ${route}`).toBe(route !== 'index')
  return closure([...entry, ...screen, ...catalog])
}

const javaScript = (route: string) => initial(route).reduce((sum, { file }) => sum + weight(file), 0)

describe('initial JavaScript, brotli', () => {
  test.each([
    ['index', 128],
    ['search', 150],
  ])('%s: at most %i kB', (route, limit) => {
    expect(javaScript(route) / kB).toBeLessThanOrEqual(limit)
  })

  test.each(['index', 'search'])('%s asks for no map and no payment script', (route) => {
    expect(initial(route).map(({ file }) => file).filter((file) => /maplibre|stripe|paypal/i.test(file))).toEqual([])
  })
})

test('all style sheets together: at most 30 kB, brotli', () => {
  const sheets = readdirSync(join(output, 'assets')).filter((name) => name.endsWith('.css') && !/map/i.test(name))
  expect(sheets.reduce((sum, name) => sum + weight(`assets/${name}`), 0) / kB).toBeLessThanOrEqual(30)
})

test('all fonts together: at most 29 kB', () => {
  const fonts = readdirSync(join(output, 'assets')).filter((name) => name.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((sum, name) => sum + weight(`assets/${name}`), 0) / kB).toBeLessThanOrEqual(29)
})

test('the shell that is kept for offline, with the words of one language: at most 380 kB, brotli', () => {
  const worker = readFileSync(join(output, 'sw.js'), 'utf8')
  const kept = [...worker.matchAll(/\{[^{}]*"url":[^{}]*\}/g)].map(([entry]) => JSON.parse(entry) as { url: string; language?: string })
  expect(kept.map(({ url }) => url)).toContain('index.html')
  expect(kept.filter(({ url }) => /maplibre|stripe/i.test(url))).toEqual([])
  const languages = new Set(kept.map(({ language }) => language))
  expect(languages.size, 'the shell itself, English, French and Spanish').toBe(4)
  const sum = (language?: string) =>
    kept.filter((entry) => entry.language === language).reduce((total, { url }) => total + weight(url), 0)
  expect((sum() + Math.max(sum('en'), sum('fr'), sum('es'))) / kB).toBeLessThanOrEqual(380)
})

test('text files travel compressed', () => {
  const scripts = readdirSync(join(output, 'assets')).filter((name) => /\.(js|css)$/.test(name) && statSync(join(output, 'assets', name)).size >= 1024)
  expect(scripts.filter((name) => !existsSync(join(output, 'assets', `${name}.br`)))).toEqual([])
})
