// Measures and clears what this device keeps for reading without a network.

import { clearFiles, fileBytes } from './files.ts'
import { setFullness } from './full.ts'
import { isPendingWork } from './storage-policy.ts'
import { currentUserStore, publicStore } from './user-store.ts'

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
    currentUserStore().entries(),
    publicStore().entries(),
    fileBytes(),
    usage(),
  ])
  return { bookings: own.filter(isBooking).length, bytes: bytesOf(own) + bytesOf(shared) + files, wholeBytes }
}

/** The app itself, who is signed in, the choices of the device, walks with their pictures and what waits to be sent stay. */
export async function clearStored(): Promise<void> {
  await Promise.all([clearUserStore(), publicStore().erase(), clearFiles()])
  // There is room again.
  setFullness(false)
}

async function clearUserStore(): Promise<void> {
  const store = currentUserStore()
  const waiting = (await store.entries()).filter(([name]) => isPendingWork(name))
  await store.erase()
  for (const [name, value] of waiting) await store.set(name, value)
}

function isBooking([, value]: Entry): boolean {
  const key: unknown = (value as { queryKey?: unknown } | null)?.queryKey
  return Array.isArray(key) && key[0] === 'bookings' && key[1] === 'one'
}

/** As text: a database does not say what a record weighs. */
function bytesOf(entries: Entry[]): number {
  return entries.length === 0 ? 0 : new Blob([JSON.stringify(entries)]).size
}

async function usage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null
  } catch {
    return null
  }
}
