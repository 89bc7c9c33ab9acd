// The way back from a worker that went wrong: one that empties its caches and goes. The page that is open stays as it is.

export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
