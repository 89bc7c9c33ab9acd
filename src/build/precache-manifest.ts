// Which built files the service worker fetches ahead: what screens need without a network, nothing heavy, and the words of
// one language.

import { readFileSync } from 'node:fs'

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Parts that open over a screen, or follow it, and can do something without a network. By the name of their source. */
const parts = [
  'FirstBlock',
  'Below',
  'QrCode',
  'ToastViewport',
  'AccountSheet',
  'PreferencesSheet',
  'CancelSheet',
  'CarSheet',
  'CompareSheet',
  'BackToTop',
  'FilterSheet',
  'ActiveFilters',
  'CompareBar',
  'NoResults',
  'SavedStrip',
  'TripSheet',
  'TermsSheet',
  'Newsletter',
]

/** Chunks that more than one screen shares, by the names that chunks.ts gives them. */
const shared = ['deferred', 'shared', 'transport', 'mutations', 'place-options']

/**
 * What they import comes with them; map and date picker are fetched when asked for, and so is what can do nothing without a
 * network: the screens of mailed links, new passwords and new accounts, the line that asks to confirm an address.
 */
const ahead = [
  /^index\.html$/,
  /^locales\/en\.po$/,
  ...shared.map((name) => new RegExp(`^_${name}-`)),
  /\/routes\/(?!staff\/|\(account\)\/(activate|reset-password|forgot-password|change-password|sign-up)).+\?tsr-split/,
  ...parts.map((name) => new RegExp(`/${name}\\.tsx$`)),
]

/** Throws for a name that is in no built file any more: after a rename something would be missing without a network, unnoticed. */
export function checkNames(names: readonly RegExp[], keys: readonly string[]): void {
  const lost = names.filter((name) => !keys.some((key) => name.test(key)))
  if (lost.length > 0)
    throw new Error(`Named for a device without a network, but not built: ${lost.join(' ')}`)
}

/**
 * Words that are kept only where their language is spoken. The first English ones stay: they are what an unknown word falls
 * back to.
 */
const otherWords = /^locales\/(?!en\.po$)([a-z]+)\./

/** The staff area: its files are named to the worker, which fetches them with the first of them that is asked for. */
const ofStaff =
  /^src\/client\/(routes\/staff\/.+\?tsr-split|(features|layout)\/staff\/|features\/manage\/)|^locales\/[a-z]+\.(staff|manage)\.po$|^_[Ss]taff/

/** Screens of it that few need: kept when they were opened. */
const ofManagers = /^src\/client\/features\/manage\/(?!area)/

/** Files of what these import, and of what comes later with those of them that `isFollowed` names. */
function reachedFrom(chunks: Record<string, Chunk>, starts: string[], isFollowed: (key: string) => boolean) {
  const files = new Set<string>()
  const found = new Set(starts)
  for (const key of found) {
    const chunk = chunks[key]
    if (chunk === undefined) continue
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    const later = isFollowed(key) ? (chunk.dynamicImports ?? []) : []
    for (const next of [...(chunk.imports ?? []), ...later]) found.add(next)
  }
  return files
}

/** Files of the staff area alone, those that drivers may need too, and those that wait until they are opened. */
type StaffFile = 'own' | 'shared' | 'opened'

/** A manifest transform of workbox-build: keeps the files named above and whatever is outside `assets/`. */
export function shellOnly<E extends { url: string }>(
  entries: E[],
): { manifest: (E & { language?: string; staff?: StaffFile })[] } {
  const chunks = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  checkNames([...ahead, otherWords, ofStaff, ofManagers], Object.keys(chunks))
  const files = new Set<string>()
  const languages = new Map<string, string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const [key, { file }] of Object.entries(chunks)) {
    if (ahead.some((name) => name.test(key))) visit(key)
    const language = otherWords.exec(key)?.[1]
    if (language !== undefined && !ofStaff.test(key)) languages.set(file, language)
  }
  const isStaff = (key: string) => ofStaff.test(key)
  const keys = Object.keys(chunks)
  const others = keys.filter((key) => !isStaff(key))
  const elsewhere = reachedFrom(chunks, others, () => false)
  const staff = reachedFrom(chunks, keys.filter(isStaff), isStaff)
  const withoutManagers = reachedFrom(
    chunks,
    keys.filter((key) => isStaff(key) && !ofManagers.test(key)),
    () => false,
  )
  const kindOf = (url: string): StaffFile => {
    if (elsewhere.has(url)) return 'shared'
    return withoutManagers.has(url) ? 'own' : 'opened'
  }
  const kept = entries.filter(({ url }) => !url.startsWith('assets/') || files.has(url) || languages.has(url))
  const named = entries.filter(({ url }) => staff.has(url) && !kept.some((entry) => entry.url === url))
  const staffLanguages = new Map(
    keys.filter(isStaff).map((key) => [chunks[key]!.file, /^locales\/([a-z]+)/.exec(key)?.[1]]),
  )
  const staffEntries = named.map((entry) => {
    const language = staffLanguages.get(entry.url)
    return {
      ...entry,
      staff: kindOf(entry.url),
      ...(language !== undefined && { language }),
    }
  })
  return {
    manifest: [
      ...staffEntries,
      ...kept.map((entry) => {
        const language = languages.get(entry.url)
        return language === undefined ? entry : { ...entry, language }
      }),
    ],
  }
}
