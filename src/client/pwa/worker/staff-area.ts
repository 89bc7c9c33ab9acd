// Keeps the files of the staff area on a device where somebody has opened it, and on no other.

import { registerRoute } from 'workbox-routing'
import { storedLanguage } from './catalogs.ts'
import { keptFiles, onMessage, pathOf, type ShellEntry } from './kept-files.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'staff'

/**
 * Takes its files. The first one that only staff need brings all the others, so that every screen of it opens offline; or the
 * page's word, where the first came before the worker was active.
 */
export function keepStaffArea(entries: ShellEntry[]): void {
  const files = keptFiles(cacheName, entries)
  const own = new Set(entries.filter(({ staff }) => staff !== 'shared').map(pathOf))
  let isKept = false

  const keep = async (event: ExtendableEvent) => {
    const spoken = (await storedLanguage()) ?? 'en'
    await files.keep(
      entries.filter(({ staff, language = spoken }) => staff !== 'opened' && language === spoken),
      event,
    )
  }

  const keepOnce = async (event: ExtendableEvent) => {
    if (isKept) return
    isKept = true
    await keep(event).catch(() => {
      isKept = false
    })
  }

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && own.has(url.pathname),
    async (asked) => {
      asked.event.waitUntil(keepOnce(asked.event))
      return files.strategy.handle(asked)
    },
  )
  onMessage('KEEP_STAFF', (_, event) => keepOnce(event))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.paths.has(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName })) ?? fetch(request),
  )
  // A new version takes over with the area, where it was open before.
  self.addEventListener('install', (event) => {
    event.waitUntil(caches.has(cacheName).then((wasOpen) => (wasOpen ? keep(event) : undefined)))
  })
}
