// Which built files the service worker fetches ahead: what screens need without a network, nothing heavy, and the words of
// one language.

import { readFileSync } from 'node:fs'

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

/** By the name of their source. What they import comes with them; map and date picker are fetched when asked for. */
const ahead = [
  /^index\.html$/,
  /^locales\/en\.po$/,
  /^_(deferred|shared|transport|mutations|places)-/,
  /\/failures\/later\.ts$/,
  /\/routes\/.+\?tsr-split/,
  /\/(FirstBlock|Below|QrCode|ToastViewport|AccountSheet|PreferencesSheet|CancelSheet|CarSheet|CompareSheet|BackToTop|FilterSheet|ActiveFilters|CompareBar|NoResults|SavedStrip|TripSheet|TermsSheet|Newsletter|VerifyStrip)\.tsx$/,
  /\/pwa\/register\.ts$/,
]

/**
 * Words that are kept only where their language is spoken. The first English ones stay: they are what an unknown word falls
 * back to.
 */
const otherWords = /^locales\/(?!en\.po$)([a-z]+)\./

/** A manifest transform of workbox-build: keeps the files named above and whatever is outside `assets/`. */
export function shellOnly<E extends { url: string }>(
  entries: E[],
): { manifest: (E & { language?: string })[] } {
  const chunks = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
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
    if (language !== undefined) languages.set(file, language)
  }
  const kept = entries.filter(({ url }) => !url.startsWith('assets/') || files.has(url) || languages.has(url))
  return {
    manifest: kept.map((entry) => {
      const language = languages.get(entry.url)
      return language === undefined ? entry : { ...entry, language }
    }),
  }
}
