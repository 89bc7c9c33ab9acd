// Parts of the app that come behind the first screen.

import { onceOnline } from './connection.ts'

/** Returns a function that fetches it once. A part that could not be fetched is asked for again with the next call. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | null = null
  return () => {
    part ??= load().catch((error: unknown) => {
      part = null
      throw error
    })
    return part
  }
}

/** What is not on the device is asked for again with the network. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await onceOnline()
    return untilThere(load)
  }
}
