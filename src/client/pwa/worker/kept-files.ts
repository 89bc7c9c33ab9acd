// Files of the build that a device keeps by need, beside those that every device keeps.

import type { PrecacheEntry } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import type { cachedFiles, ScreenSet } from '#client/storage/storage-policy.ts'
import { validResponsesOnly } from '../valid-response.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * A file of the build; those of one language only say which. Those of the staff area say so, and whether drivers may need
 * them too, or that they wait until somebody opens their screen. Those of drivers' screens that are no public pages say with
 * which set they are kept.
 */
export type ShellEntry = PrecacheEntry & {
  language?: string
  staff?: 'own' | 'shared' | 'opened'
  set?: ScreenSet
}

export const pathOf = ({ url }: ShellEntry) => new URL(url, self.location.href).pathname

/**
 * A cache of these files. `notes` are addresses of nothing: the worker writes down under them what it must remember. What an
 * earlier version kept is forgotten when this one begins.
 */
export function keptFiles(cacheName: keyof typeof cachedFiles, entries: ShellEntry[], notes: string[] = []) {
  const paths = new Set(entries.map(pathOf))
  const strategy = new CacheFirst({ cacheName, plugins: [validResponsesOnly] })
  /** Fetches those that are not there yet. */
  const keep = async (wanted: ShellEntry[], event: ExtendableEvent): Promise<void> => {
    await Promise.all(
      wanted.map((entry) =>
        strategy.handle({ request: new Request(pathOf(entry), { priority: 'low' }), event }),
      ),
    )
  }
  const forgetOthers = async (): Promise<void> => {
    if (!(await caches.has(cacheName))) return
    const cache = await caches.open(cacheName)
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    const old = kept.filter((path) => !paths.has(path) && !notes.includes(path))
    await Promise.all(old.map((path) => cache.delete(path)))
  }
  self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
  return { paths, strategy, keep }
}

/** Messages of the page. It waits for an answer; what could not be fetched without a network is fetched at the next start. */
export function onMessage(
  type: string,
  act: (data: Record<string, unknown>, event: ExtendableMessageEvent) => Promise<unknown>,
): void {
  self.addEventListener('message', (event) => {
    const data = (event.data ?? {}) as Record<string, unknown>
    if (data['type'] !== type) return
    event.waitUntil(
      act(data, event)
        .catch(() => undefined)
        .then(() => event.ports[0]?.postMessage(null)),
    )
  })
}
