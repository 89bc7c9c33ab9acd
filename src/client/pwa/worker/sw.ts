// The service worker: keeps files, never answers of the API. What a person may read offline is in the vault.

import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const day = 24 * 60 * 60

// Whoever asks their browser to save data is not sent the fonts ahead. Where a page names them all the same, they come
// from the network.
const { connection } = self.navigator as { connection?: { saveData?: boolean } }
const isFont = (entry: PrecacheEntry | string) => /\.woff2$/.test(typeof entry === 'string' ? entry : entry.url)

cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST.filter((entry) => connection?.saveData !== true || !isFont(entry)))

// Every address is the same shell, but not what the server itself writes and not a file's: a missing file stays missing.
const notScreens = [/^\/api\//, /^\/(mailbox|newsletter)([/?]|$)/, /^[^?]*\.[a-z0-9]+(\?|$)/i]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }))

// A photo that was seen is seen again without a network. Only a real picture of ours is kept: a captive portal's
// page under a picture's name is not.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      {
        cacheWillUpdate: ({ response }) => Promise.resolve(isPicture(response) ? response : null),
      },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
)

function isPicture(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('content-type')?.startsWith('image/') ?? false)
  )
}

// The first installation serves the page that is open already; an update waits until the person says so.
clientsClaim()
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
