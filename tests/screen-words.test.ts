// Every message that a screen may show is in a catalog that the screen, or the app, brings along.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const client = 'src/client'
const routes = readdirSync(`${client}/routes`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)
const isRoute = (file: string) => file.startsWith(`${client}/routes/`)

/** The messages of a catalog, each with the files that it is in. */
function messagesOf(catalog: string): { message: string; files: string[] }[] {
  const entries = readFileSync(`locales/en${catalog}.po`, 'utf8').split('\n\n').slice(1)
  return entries.map((entry) => ({
    message: /^msgid [^]*?(?=\nmsgstr)/m.exec(entry)?.[0] ?? '',
    files: [...entry.matchAll(/^#: (.*)$/gm)].map(([, file]) => file!),
  }))
}

const parts = readdirSync('locales').flatMap((name) => /^en\.(\w+)\.po$/.exec(name)?.[1] ?? [])
const catalogs = new Map(
  ['', ...parts.map((part) => `.${part}`)].map((name) => [name.slice(1) || 'app', messagesOf(name)]),
)

const said = new Map<string, Set<string>>()
/** The catalogs that have a message, no matter who says it there. */
const homes = new Map<string, Set<string>>()
for (const [catalog, entries] of catalogs)
  for (const { message, files } of entries) {
    homes.set(message, (homes.get(message) ?? new Set()).add(catalog))
    for (const file of files) said.set(file, (said.get(file) ?? new Set()).add(message))
  }

/** Sentences for what the server refuses: each comes to the screens that can be refused so. */
const isRefusal = (file: string) => file.startsWith(`${client}/i18n/failures/`)

const sources = new Map<string, { imports: string[]; needs: string[] }>()

function read(file: string) {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const imports = [
    ...text.matchAll(/(?<!import type [^\n]*)(?:from|import)\s*\(?'((?:#client|\.\.?)\/[^']+\.tsx?)'/g),
  ].map(([, name]) =>
    name!.startsWith('#client') ? name!.replace('#client', client) : join(dirname(file), name!),
  )
  const needs = [...text.matchAll(/(?:(?:need|with)Messages\(|catalog:)\s*'(\w+)'/g)].map(([, part]) => part!)
  const source = { imports, needs }
  sources.set(file, source)
  return source
}

function reachableFrom(start: string): string[] {
  const found = new Set([start])
  for (const file of found) for (const next of read(file).imports) found.add(next)
  return [...found]
}

test('the routes are found', () => {
  expect(routes.length).toBeGreaterThan(20)
})

/** The routes whose loaders run before one: `staff/route.tsx` before `staff/calendar.tsx`. */
const above = (route: string) => routes.filter((each) => route.startsWith(each.replace(/(route\.)?tsx$/, '')))

for (const route of routes) {
  test(`routes/${route} brings its words`, () => {
    const files = reachableFrom(`${client}/routes/${route}`)
    const before = above(route).map((each) => `${client}/routes/${each}`)
    const brought = new Set(['app', ...[...files, ...before].flatMap((file) => read(file).needs)])
    const missing = files
      .filter((file) => !isRefusal(file) && !isRoute(file))
      .flatMap((file) => [...(said.get(file) ?? [])].map((message) => ({ file, message })))
      .filter(({ message }) => homes.get(message)!.isDisjointFrom(brought))
    expect(missing).toEqual([])
  })
}

test('a route says its head and nothing else: those texts never reach a browser', () => {
  const wrong = routes.filter((name) => {
    const text = readFileSync(`${client}/routes/${name}`, 'utf8')
    return (said.get(`${client}/routes/${name}`)?.size ?? 0) !== (text.includes('head: {') ? 2 : 0)
  })
  expect(wrong).toEqual([])
})

test('a route that names a catalog waits for it in its loader', () => {
  const forgetful = routes.filter((name) => {
    const text = readFileSync(`${client}/routes/${name}`, 'utf8')
    return /catalog: '/.test(text) !== text.includes('needMessages(route.options.staticData.catalog)')
  })
  expect(forgetful).toEqual([])
})

/** A colon between two values outside of a message; French writes a space before it. */
const bareColon =
  /<(?!Trans\b)[A-Za-z][^<>]*>\s*\{[^{}<>]+\}: |join\(': '\)|\{': '\}|[^tg]`\$\{[\w.]+\}: \$\{/

test('what stands before a colon and behind it is one message', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.startsWith('gallery/'),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => bareColon.test(readFileSync(join(client, name), 'utf8')))).toEqual([])
})
