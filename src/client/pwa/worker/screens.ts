// Keeps the screens of drivers that are no public pages: each when it was opened, and a whole set when the page asks for it.

import { registerRoute } from 'workbox-routing'
import { screenSets, type ScreenSet } from '#client/storage/storage-policy.ts'
import { storedLanguage } from './catalogs.ts'
import { keptFiles, onMessage, type ShellEntry } from './kept-files.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'screens'
/** Written down when a set is there, for the version that comes next. */
const noteOf = (set: ScreenSet) => `/kept-${set}`

/** Takes the files of all sets, with their words in all languages. */
export function keepScreens(entries: ShellEntry[]): void {
  const files = keptFiles(cacheName, entries, screenSets.map(noteOf))
  const keep = (set: ScreenSet, spoken: string, event: ExtendableEvent) =>
    files.keep(
      entries.filter((entry) => entry.set === set && (entry.language ?? spoken) === spoken),
      event,
    )
  const keepAgain = async (spoken: string, event: ExtendableEvent) => {
    for (const set of await keptSets()) await keep(set, spoken, event)
  }
  registerRoute(({ url, sameOrigin }) => sameOrigin && files.paths.has(url.pathname), files.strategy)

  onMessage('KEEP', async ({ set }, event) => {
    const asked = screenSets.find((name) => name === set)
    if (asked === undefined) return
    await keep(asked, (await storedLanguage()) ?? 'en', event)
    await (await caches.open(cacheName)).put(noteOf(asked), new Response())
  })
  onMessage('LANGUAGE', async ({ language }, event) => {
    if (typeof language === 'string') await keepAgain(language, event)
  })
  // A new version takes over with what was kept before.
  self.addEventListener('install', (event) => {
    event.waitUntil(storedLanguage().then((spoken) => keepAgain(spoken ?? 'en', event)))
  })
}

async function keptSets(): Promise<ScreenSet[]> {
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const notes = await Promise.all(screenSets.map((set) => cache.match(noteOf(set))))
  return screenSets.filter((_, index) => notes[index] !== undefined)
}
