// Parts of the app that come behind the first screen.

import { isOnline, onceOnline } from './connection.ts'

const firstWait = 2_000
const longestWait = 60_000

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

/** What is not on the device is asked for again with the network, and what the network lost on the way after a while. */
export async function untilThere<T>(load: () => Promise<T>, wait = firstWait): Promise<T> {
  try {
    return await load()
  } catch {
    await (isOnline() ? new Promise((resolve) => setTimeout(resolve, wait)) : onceOnline())
    return untilThere(load, Math.min(wait * 2, longestWait))
  }
}
