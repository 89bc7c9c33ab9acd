// What this device keeps for reading without a network: how much it is, and how it is cleared.

import { currentVault, publicShelf } from './vault.ts'

export type Stored = {
  /** Bookings that open without a network. */
  bookings: number
  /** Of what `clearStored` would clear. */
  bytes: number
  /** Of everything of this site, the app itself included; null where the browser does not say. */
  wholeBytes: number | null
}

type Entry = [key: string, value: unknown]

export async function measureStored(): Promise<Stored> {
  const [own, shared, files, wholeBytes] = await Promise.all([
    currentVault().entries(),
    publicShelf().entries(),
    fileBytes(),
    usage(),
  ])
  return { bookings: own.filter(isBooking).length, bytes: bytesOf(own) + bytesOf(shared) + files, wholeBytes }
}

/** The app itself, who is signed in and the choices of the device stay. */
export async function clearStored(): Promise<void> {
  const names = await fileCaches()
  await Promise.all([
    currentVault().erase(),
    publicShelf().erase(),
    ...names.map((name) => caches.delete(name).catch(() => false)),
  ])
}

function isBooking([, value]: Entry): boolean {
  const key: unknown = (value as { queryKey?: unknown } | null)?.queryKey
  return Array.isArray(key) && key[0] === 'bookings' && key[1] === 'one'
}

/** As text: a database does not say what a record weighs. */
function bytesOf(entries: Entry[]): number {
  return entries.length === 0 ? 0 : new Blob([JSON.stringify(entries)]).size
}

/** What the worker has kept but the app itself, without which nothing would open. */
async function fileCaches(): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  const names = await caches.keys().catch(() => [])
  return names.filter((name) => !name.startsWith('workbox-precache'))
}

async function fileBytes(): Promise<number> {
  let bytes = 0
  for (const name of await fileCaches()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return bytes
}

async function usage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null
  } catch {
    return null
  }
}
