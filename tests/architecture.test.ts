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

type Import = { from: string; to: string }
const imports: Import[] = code.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

/** Every way from a place back to itself, over these imports; `placeOf` says which place a file belongs to, null for none. */
function circles(among: readonly Import[], placeOf: (file: string) => string | null): string[] {
  const graph = new Map<string, Map<string, Import>>()
  for (const each of among) {
    const [from, to] = [placeOf(each.from), placeOf(each.to)]
    if (from === null || to === null || from === to) continue
    if (!graph.has(from)) graph.set(from, new Map())
    graph.get(from)!.set(to, each)
  }
  const wayBack = (from: string, to: string, seen = new Set<string>()): string[] | null => {
    for (const [next, { from: file, to: target }] of graph.get(from) ?? []) {
      const step = `${file} → ${target}`
      if (next === to) return [step]
      if (seen.has(next)) continue
      seen.add(next)
      const rest = wayBack(next, to, seen)
      if (rest) return [step, ...rest]
    }
    return null
  }
  return [...graph.keys()].flatMap((start) => wayBack(start, start)?.join(', ') ?? [])
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

  test('the folders of a folder import each other one way only', () => {
    /** The folder in which the ways of two files part, with a slash at its end. */
    const commonFolder = ({ from, to }: Import) => {
      const names = from.split('/').slice(0, -1)
      const until = names.findIndex((_, depth) => !to.startsWith(`${names.slice(0, depth + 1).join('/')}/`))
      return names
        .slice(0, until < 0 ? names.length : until)
        .map((name) => `${name}/`)
        .join('')
    }
    const childOf = (parent: string) => (file: string) => {
      const [first, ...rest] = file.slice(parent.length).split('/')
      return rest.length > 0 ? first! : null
    }
    const byParent = [...Map.groupBy(imports, commonFolder)]
    expect(byParent.flatMap(([parent, among]) => circles(among, childOf(parent)))).toEqual([])
  })

  test('files import each other one way only', () => {
    expect(circles(imports, (file) => file)).toEqual([])
  })

  /** From the ground up: each imports itself and what stands before it. */
  const floors = [
    'platform',
    'core',
    'messages',
    'bookings',
    'trade',
    'documents',
    'acts',
    'demonstration',
    'app',
    'commands',
    'main.ts',
  ]
  const floor = (name: string) => floors.indexOf(name.split('/')[1]!)
  test('the floors of the server know only those below', () => {
    const onServer = imports.filter(({ from, to }) => part(from) === 'server' && part(to) === 'server')
    expect(onServer.filter(({ from }) => floor(from) < 0)).toEqual([])
    expect(onServer.filter(({ from, to }) => floor(to) > floor(from))).toEqual([])
  })

  test('on the server, a noun is reached by its use cases: its routes are for the application alone', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        part(from) === 'server' && /\/routes\.ts$/.test(to) && !from.startsWith('server/app/'),
    )
    expect(wrong).toEqual([])
  })

  test('one place opens transactions: an act names its actor, who is asked for again inside', () => {
    const opening = code.filter((name) => part(name) === 'server' && /\.transaction\(\)/.test(read(name)))
    // A migration comes before there are sessions.
    expect(opening).toEqual([
      'server/platform/db/migrate.ts',
      'server/platform/http/security/in-transaction.ts',
    ])
    const unnamed = code.filter((name) => /inTransaction\([^,]+, 'the site'/.test(read(name)))
    expect(unnamed.filter((name) => /^server\/acts\//.test(name))).toEqual([
      'server/acts/doctor/examine.ts',
      'server/acts/doctor/raise-alarms.ts',
      'server/acts/profile/erase-person.ts',
      'server/acts/requests/confirm-address/lapse-unconfirmed.ts',
    ])
  })

  test('an import names its own folder by ./ and every other by its part', () => {
    const upwards = files.filter((name) => part(name) === 'server' && /from '\.\.\//.test(read(name)))
    expect(upwards.filter((name) => name !== 'server/platform/db/schema.test.ts')).toEqual([])
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

  test('state outside React is a store: no other code subscribes by hand', () => {
    const byHand = code.filter((name) => /useSyncExternalStore|new Set<\(\) => void>/.test(read(name)))
    expect(
      byHand.filter(
        (name) => !/^client\/(store\/|ui\/use(MediaQuery|KeyboardOpen|PageVisible|IsPrinting))/.test(name),
      ),
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
    [/^server\/demonstration\/seed\/world\/|^server\/core\/pictures\//, 300],
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
          // Beside its parent, not inside it.
          .replaceAll('_.', '.')
          .replaceAll('.', '/')}`,
    )
    // A layout and its first screen have one address.
    expect([...new Set(paths)].sort()).toEqual([...pages].sort())
  })
})

test('screens take their texts from the provider: the server renders many languages at once', () => {
  // What shows a notice outside React, what loads the texts, and the start of the app itself.
  const mayUseGlobal =
    /^client\/(start\.tsx|gallery\/gallery\.tsx|i18n\/(language|catalogs)\.ts|mutations\/sync-[\w-]+\.ts|pwa\/register\.ts)$/
  const isGlobal = (name: string) =>
    /import \{[^}]*\bi18n\b[^}]*\} from '@lingui\/core'/.test(read(name)) ||
    /import \{[^}]*\bt\b[^}]*\} from '@lingui\/core\/macro'/.test(read(name)) ||
    // A count of its own, and not inside a text of the provider's `t`.
    /(?<!\$\{|[.\w])(plural|select|selectOrdinal)\(/.test(read(name).replaceAll(/\/\/.*|\/\*[^]*?\*\//g, ''))
  const users = code.filter((name) => name.startsWith('client/') && isGlobal(name))
  expect(users.filter((name) => !mayUseGlobal.test(name))).toEqual([])
  expect(users).toContain('client/i18n/language.ts')
})
