/// <reference lib="webworker" />
// The way back from a service worker that went wrong: this one empties its caches and unregisters. Open pages stay as they are.

const worker = self as unknown as ServiceWorkerGlobalScope

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(retire()))
