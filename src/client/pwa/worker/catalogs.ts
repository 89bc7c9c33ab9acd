// Keeps the words of the language that is read here, and of no other: the first English ones come with the shell, the rest
// when spoken.

import { registerRoute } from 'workbox-routing'
import { keptFiles, onMessage, type ShellEntry } from './kept-files.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'words'
/** What was spoken last, for the version that comes next. */
const languageKey = '/words-spoken'

/** Takes the files of all languages; serves those that were kept, and takes care that the right ones are. */
export function keepWords(entries: ShellEntry[]): void {
  const { paths, strategy, keep } = keptFiles(cacheName, entries, [languageKey])
  const keepLanguage = (spoken: string, event: ExtendableEvent) =>
    keep(
      entries.filter(({ language }) => language === spoken),
      event,
    )
  registerRoute(({ url, sameOrigin }) => sameOrigin && paths.has(url.pathname), strategy)

  onMessage('LANGUAGE', async ({ language }, event) => {
    if (typeof language !== 'string') return
    await storeLanguage(language)
    await keepLanguage(language, event)
  })
  // A new version takes over only with the words that are read here.
  self.addEventListener('install', (event) => {
    event.waitUntil(
      storedLanguage().then((language) => (language === null ? undefined : keepLanguage(language, event))),
    )
  })
}

async function storeLanguage(language: string): Promise<void> {
  await (await caches.open(cacheName)).put(languageKey, new Response(language))
}

/** The language of the page; null before it has been sent. */
export async function storedLanguage(): Promise<string | null> {
  const written = await (await caches.open(cacheName)).match(languageKey)
  return written === undefined ? null : written.text()
}
