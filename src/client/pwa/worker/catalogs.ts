// Keeps the words of the language that is read here, and of no other: the first English ones come with the shell, the rest
// when spoken.

import type { PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { validResponsesOnly } from '../valid-response.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * A file of the build; those of one language only say which. Those of the staff area say so, and whether drivers may need
 * them too, or that they wait until somebody opens their screen.
 */
export type ShellEntry = PrecacheEntry & { language?: string; staff?: 'own' | 'shared' | 'opened' }

const cacheName = 'words'
/** No address of ours: what was spoken last is written down under it, for the version that comes next. */
const languageKey = '/words-spoken'

/** Takes the files of all languages; serves those that were kept, and takes care that the right ones are. */
export function keepWords(entries: ShellEntry[]): void {
  const pathOf = ({ url }: ShellEntry) => new URL(url, self.location.href).pathname
  const paths = new Set(entries.map(pathOf))
  const strategy = new CacheFirst({
    cacheName,
    plugins: [validResponsesOnly],
  })
  registerRoute(({ url, sameOrigin }) => sameOrigin && paths.has(url.pathname), strategy)

  const keep = async (language: string, event: ExtendableEvent) => {
    const wanted = entries.filter((entry) => entry.language === language).map(pathOf)
    await Promise.all(wanted.map((path) => strategy.handle({ request: new Request(path), event })))
  }

  self.addEventListener('message', (event) => {
    const { type, language } = (event.data ?? {}) as { type?: unknown; language?: unknown }
    if (type !== 'LANGUAGE' || typeof language !== 'string') return
    const kept = storeLanguage(language).then(() => keep(language, event))
    // The page waits for an answer; without a network the files are fetched at the next start.
    event.waitUntil(kept.catch(() => undefined).then(() => event.ports[0]?.postMessage(null)))
  })
  // A new version takes over only with the words that are read here.
  self.addEventListener('install', (event) => {
    event.waitUntil(
      storedLanguage().then((language) => (language === null ? undefined : keep(language, event))),
    )
  })
  self.addEventListener('activate', (event) => event.waitUntil(forgetOthers(paths)))
}

async function storeLanguage(language: string): Promise<void> {
  await (await caches.open(cacheName)).put(languageKey, new Response(language))
}

/** The language of the page; null before it has been sent. */
export async function storedLanguage(): Promise<string | null> {
  const written = await (await caches.open(cacheName)).match(languageKey)
  return written === undefined ? null : written.text()
}

/** The files of earlier versions. */
async function forgetOthers(paths: Set<string>): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(
    kept.filter((path) => path !== languageKey && !paths.has(path)).map((path) => cache.delete(path)),
  )
}
