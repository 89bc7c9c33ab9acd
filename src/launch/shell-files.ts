// Which built files the service worker fetches ahead: what screens need without a network, and nothing heavy.

import { readFileSync } from 'node:fs'

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

/** By the name of their source. What they import comes with them; map and date picker are fetched when asked for. */
const ahead = [
  /^index\.html$/,
  /^locales\//,
  /\/api\/transport\.ts$/,
  /\/routes\/.+\?tsr-split/,
  /\/(QrCode|ToastViewport|AccountSheet|PreferencesSheet|CarSheet|FilterSheet|TripSheet|TermsSheet|Newsletter|VerifyStrip)\.tsx$/,
  /workbox-window/,
]

/** A manifest transform of workbox-build: keeps the files named above and whatever stands outside `assets/`. */
export function shellOnly<E extends { url: string }>(entries: E[]): { manifest: E[] } {
  const chunks = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of Object.keys(chunks)) if (ahead.some((name) => name.test(key))) visit(key)
  return { manifest: entries.filter(({ url }) => !url.startsWith('assets/') || files.has(url)) }
}
