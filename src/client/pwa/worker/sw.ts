// The service worker: keeps files, never answers of the API. What a person may read offline is in the store.

import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { cachedFiles } from '#client/storage/storage-policy.ts'
import { photoInAnySize } from '../seen-photo.ts'
import { validResponsesOnly } from '../valid-response.ts'
import { openPressed } from './push/open.ts'
import { receivePushes } from './push/receive.ts'
import { keepSubscribed } from './push/resubscribe.ts'
import { keepWords } from './catalogs.ts'
import type { ShellEntry } from './kept-files.ts'
import { keepScreens } from './screens.ts'
import { sendKept } from './send-kept.ts'
import { keepStaffArea } from './staff-area.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }

const { pictures, fonts, map } = cachedFiles

// Named once: the build writes the list in its place.
const files = self.__WB_MANIFEST as ShellEntry[]

cleanupOutdatedCaches()
addPlugins([validResponsesOnly])
const forAll = files.filter(({ staff, set }) => staff === undefined && set === undefined)
precacheAndRoute(forAll.filter(({ language }) => language === undefined))
keepWords(forAll.filter(({ language }) => language !== undefined))
keepScreens(files.filter(({ set }) => set !== undefined))
keepStaffArea(files.filter(({ staff }) => staff !== undefined))

// Every address is the same shell, but not what the server itself writes and not a file's: a missing file stays missing.
const notScreens = [/^\/api\//, /^\/(mailbox|newsletter)([/?]|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }))

// A photo that was seen is seen again without a network.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures' satisfies keyof typeof cachedFiles,
    plugins: [
      validResponsesOnly,
      photoInAnySize('pictures' satisfies keyof typeof cachedFiles),
      new ExpirationPlugin({
        maxEntries: pictures.most,
        maxAgeSeconds: pictures.lives / 1000,
        purgeOnQuotaError: true,
      }),
    ],
  }),
)

// Fonts are not precached: with the data saver the page does not use them, and otherwise the first screen loads them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'),
  new CacheFirst({
    cacheName: 'fonts' satisfies keyof typeof cachedFiles,
    plugins: [validResponsesOnly, new ExpirationPlugin({ maxEntries: fonts.most, purgeOnQuotaError: true })],
  }),
)

// The map is heavy: fetched when it is first opened, then available without a network.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(map\/|assets\/(maplibre|LocationMap|PlacesMap))/.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'map' satisfies keyof typeof cachedFiles,
    plugins: [validResponsesOnly, new ExpirationPlugin({ maxEntries: map.most, purgeOnQuotaError: true })],
  }),
)

// The first installation serves the page that is open already; an update waits until the person says so.
clientsClaim()
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

// News of bookings.
receivePushes()
openPressed()
keepSubscribed()

// Pictures and records from where there was no network.
sendKept()
