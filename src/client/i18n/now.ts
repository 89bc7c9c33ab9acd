// The time on screens: moves on by the minute, so that "3 minutes ago" does not lie.

import { useSyncExternalStore } from 'react'

let now = Date.now()
let clock: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  // Nobody sees a hidden page; it catches up when it is shown.
  if (document.visibilityState !== 'visible') return
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    clock = setInterval(tick, 60_000)
    document.addEventListener('visibilitychange', tick)
    now = Date.now()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** An instant in milliseconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
