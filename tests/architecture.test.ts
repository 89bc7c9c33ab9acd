// What lint zones cannot say: the arrow between the parts, sizes, and that every call of the contract is served and tested.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { pages } from '#contract/pages.ts'

const root = resolve(import.meta.dirname, '..')
const source = join(root, 'src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.gen\.|\.d\.ts$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))

const read = (name: string) => readFileSync(join(source, name), 'utf8')
const isTest = (name: string) => /\.test\.tsx?$/.test(name)
const code = files.filter((name) => !isTest(name))

/** What a file imports of our own, as paths below src. */
function importsOf(name: string): string[] {
  const found = [...read(name).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1]!,
  )
  // Catalogs are no code; the build compiles them.
  return found
    .filter((specifier) => !specifier.endsWith('.po'))
    .flatMap((specifier) => {
      if (specifier.startsWith('.')) return [relative(source, resolve(source, dirname(name), specifier))]
      const alias = /^#(domain|contract|server|client)\/(.*)$/.exec(specifier)
      return alias ? [`${alias[1]}/${alias[2]}`] : []
    })
}
const packagesOf = (name: string) =>
  [...read(name).matchAll(/from\s+['"]([^'".#][^'"]*)['"]/g)]
    .map((match) => match[1]!)
    .filter((specifier) => !specifier.startsWith('.'))

/** Ways from a folder back to itself. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): string[] | null => {
    for (const next of graph.get(from) ?? []) {
      if (next === to) return [from, to]
      if (seen.has(next)) continue
      seen.add(next)
      const rest = reaches(next, to, seen)
      if (rest) return [from, ...rest]
    }
    return null
  }
  return [...graph.keys()].flatMap((start) => reaches(start, start)?.join(' → ') ?? [])
}

const part = (name: string) => name.split('/')[0]!
const folder = (name: string) => name.split('/').slice(0, 2).join('/')

describe('the arrow', () => {
  const allowed: Record<string, string[]> = {
    domain: ['domain'],
    contract: ['contract', 'domain'],
    server: ['server', 'contract', 'domain'],
    client: ['client', 'contract', 'domain'],
  }
  test.each(Object.keys(allowed))('%s imports only what it may', (from) => {
    const wrong = code
      .filter((name) => part(name) === from)
      .flatMap((name) =>
        importsOf(name)
          .filter((target) => !allowed[from]!.includes(part(target)))
          .map((target) => `${name} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('the domain uses no package, no clock and no chance', () => {
    const domain = code.filter((name) => part(name) === 'domain')
    expect(domain.flatMap(packagesOf)).toEqual([])
    expect(domain.filter((name) => /Date\.now|new Date\(\)|Math\.random/.test(read(name)))).toEqual([])
  })

  test('on the server, http and db know no noun, and a noun is reached by its use cases, not its routes', () => {
    const nouns = [
      'accounts',
      'analytics',
      'audit',
      'avatars',
      'bookings',
      'cars',
      'contact',
      'demonstration',
      'doctor',
      'favourites',
      'files',
      'jobs',
      'licences',
      'locations',
      'mail',
      'newsletter',
      'notifications',
      'payments',
      'profile',
      'push',
      'rates',
      'receipts',
      'settings',
      'social',
      'suppliers',
    ].map((noun) => `server/${noun}`)
    const wrong = code.flatMap((name) =>
      importsOf(name)
        .filter((target) => {
          if (/^server\/(http|db\/[^/]+\.ts)/.test(name) && !name.includes('/seed/'))
            return nouns.includes(folder(target))
          return /\/routes\.ts$/.test(target) && name !== 'server/app.ts' && part(name) === 'server'
        })
        .map((target) => `${name} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('on the server, the folders of a noun import each other one way only', () => {
    const graph = new Map<string, Set<string>>()
    for (const name of code.filter((file) => /^server\/(accounts|bookings|http|mail|payments)\//.test(file)))
      for (const target of importsOf(name).filter(
        (file) => folder(file) === folder(name) && dirname(file) !== dirname(name),
      ))
        graph.set(dirname(name), (graph.get(dirname(name)) ?? new Set()).add(dirname(target)))
    expect(circlesIn(graph)).toEqual([])
  })

  const feature = (name: string) => /^client\/features\/[^/]+/.exec(name)?.[0]
  test('on the client, a feature never imports another feature, and what features share knows none', () => {
    const mayImportFeatures = [
      'client/routes',
      'client/prerender',
      'client/main.tsx',
      'client/start.tsx',
      'client/router.tsx',
    ]
    const wrong = code
      .filter((name) => part(name) === 'client' && !mayImportFeatures.includes(folder(name)))
      .flatMap((name) =>
        importsOf(name)
          .filter((target) => feature(target) !== undefined && feature(target) !== feature(name))
          .map((target) => `${name} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('ui knows no other folder of the client but the stores', () => {
    const wrong = code
      .filter((name) => folder(name) === 'client/ui')
      .flatMap((name) =>
        importsOf(name)
          .filter((target) => !['client/ui', 'client/store'].includes(folder(target)))
          .map((target) => `${name} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('the foundation of the client stands in layers: each knows only those before it', () => {
    const layers = ['store', 'api', 'storage', 'session', 'i18n', 'mutations', 'pwa'].map(
      (name) => `client/${name}`,
    )
    // Messages of language, changes and updates are toasts, and pwa has two cards.
    const withUi = ['client/i18n', 'client/mutations', 'client/pwa']
    const wrong = code
      .filter((name) => layers.includes(folder(name)))
      .flatMap((name) => {
        const below = layers.slice(0, layers.indexOf(folder(name)) + 1)
        const allowed = withUi.includes(folder(name)) ? [...below, 'client/ui'] : below
        return importsOf(name)
          .filter((target) => part(target) === 'client' && !allowed.includes(folder(target)))
          .map((target) => `${name} → ${target}`)
      })
    expect(wrong).toEqual([])
  })

  test('no two folders of the client import each other, by whatever way round', () => {
    const knot = (name: string) => {
      const [top, room, inner, ...rest] = name.split('/')
      return ['features', 'components'].includes(room!) && rest.length > 0
        ? `${top}/${room}/${inner}`
        : `${top}/${room}`
    }
    const graph = new Map<string, Set<string>>()
    for (const name of code.filter((file) => part(file) === 'client'))
      for (const target of importsOf(name).filter((file) => part(file) === 'client')) {
        const [from, to] = [knot(name), knot(target)]
        if (from === to) continue
        graph.set(from, (graph.get(from) ?? new Set()).add(to))
      }
    expect(circlesIn(graph)).toEqual([])
  })

  test('state outside React is a store: no other code subscribes by hand', () => {
    const byHand = code.filter((name) => /useSyncExternalStore|new Set<\(\) => void>/.test(read(name)))
    expect(
      byHand.filter((name) => !/^client\/(store\/|ui\/use(MediaQuery|KeyboardOpen|PageVisible))/.test(name)),
    ).toEqual([])
  })

  test('only api touches ky, only store, storage and the stored choices touch storage', () => {
    const client = code.filter((name) => part(name) === 'client')
    expect(client.filter((name) => packagesOf(name).includes('ky') && folder(name) !== 'client/api')).toEqual(
      [],
    )
    const storage = client.filter((name) =>
      /\b(localStorage|sessionStorage|indexedDB)\b|idb-keyval/.test(read(name)),
    )
    expect(
      storage.filter(
        (name) => !['client/store', 'client/storage', 'client/session', 'client/i18n'].includes(folder(name)),
      ),
    ).toEqual([])
  })
})

describe('sizes', () => {
  const ceilings: [RegExp, number][] = [
    [/\.test\.tsx?$/, 400],
    [/^server\/db\/seed\/world\/|^server\/pictures\//, 300],
    [/^domain\//, 200],
    [/^contract\//, 210],
    [/^client\/routes\//, 90],
    [/\.css\.ts$/, 200],
    [/./, 250],
  ]
  test('no file is crowded', () => {
    const crowded = files
      .map((name) => ({
        name,
        lines: read(name).split('\n').length,
        ceiling: ceilings.find(([pattern]) => pattern.test(name))![1],
      }))
      .filter(({ lines, ceiling }) => lines > ceiling)
    expect(crowded).toEqual([])
  })

  test('no folder holds more than twenty files beside tests', () => {
    const inFolder = Map.groupBy(code, (name) => dirname(name))
    const crowded = [...inFolder].filter(([, files]) => files.length > 20)
    expect(crowded.map(([name]) => name)).toEqual([])
  })
})

describe('the contract', () => {
  const server = code
    .filter((name) => part(name) === 'server')
    .map(read)
    .join('\n')
  test.each(Object.keys(endpoints))('%s is served', (name) => {
    expect(server).toMatch(new RegExp(`\\b${name}\\b`))
  })

  test('every address that is a screen has a route, and every route is one of them', () => {
    const routes = readdirSync(join(source, 'client/routes'), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.tsx') && name !== '__root.tsx')
    const paths = routes.map(
      (name) =>
        `/${name
          .replace(/\.tsx$/, '')
          .replace(/^\(.+\)\//, '')
          .replace(/[./]?(index|route)$/, '')
          .replaceAll('.', '/')}`,
    )
    // A layout and its first screen have one address.
    expect([...new Set(paths)].sort()).toEqual([...pages].sort())
  })
})
