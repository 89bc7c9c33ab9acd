// Files that the worker keeps beside the app and its texts.

import { cachedFiles } from './storage-policy.ts'

const app: readonly (keyof typeof cachedFiles)[] = ['workbox-precache', 'words', 'screens', 'fonts']

/** Names of caches. */
async function fileCaches(): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  const names = await caches.keys().catch(() => [])
  return names.filter((name) => !app.some((beginning) => name.startsWith(beginning)))
}

export async function fileBytes(): Promise<number> {
  let bytes = 0
  for (const name of await fileCaches()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return bytes
}

export async function clearFiles(): Promise<void> {
  await Promise.all((await fileCaches()).map((name) => caches.delete(name).catch(() => false)))
}
