// Keeps the files of the staff area on a device where somebody has opened it, and on no other.

import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { cachedFiles } from '#client/storage/storage-policy.ts'
import { validResponsesOnly } from '../valid-response.ts'
import { storedLanguage, type ShellEntry } from './catalogs.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'staff' satisfies keyof typeof cachedFiles

/** Takes its files. The first one that only staff need brings all the others, so that every screen of it opens offline. */
export function keepStaffArea(entries: ShellEntry[]): void {
  const pathOf = ({ url }: ShellEntry) => new URL(url, self.location.href).pathname
  const paths = new Set(entries.map(pathOf))
  const own = new Set(entries.filter(({ staff }) => staff !== 'shared').map(pathOf))
  const strategy = new CacheFirst({ cacheName, plugins: [validResponsesOnly] })
  let isKept = false

  const keep = async (event: ExtendableEvent) => {
    const spoken = (await storedLanguage()) ?? 'en'
    const wanted = entries
      .filter(({ staff, language = spoken }) => staff !== 'opened' && language === spoken)
      .map(pathOf)
    await Promise.all(wanted.map((path) => strategy.handle({ request: new Request(path), event })))
  }

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && own.has(url.pathname),
    async (asked) => {
      if (!isKept) {
        isKept = true
        const kept = keep(asked.event).catch(() => {
          isKept = false
        })
        asked.event.waitUntil(kept)
      }
      return strategy.handle(asked)
    },
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && paths.has(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName })) ?? fetch(request),
  )
  // A new version takes over with the area, where it was open before.
  self.addEventListener('install', (event) => {
    event.waitUntil(caches.has(cacheName).then((wasOpen) => (wasOpen ? keep(event) : undefined)))
  })
  self.addEventListener('activate', (event) => event.waitUntil(forgetOthers(paths)))
}

/** The files of earlier versions. */
async function forgetOthers(paths: Set<string>): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  const old = (await cache.keys()).filter(({ url }) => !paths.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
