// The time on screens: the server's, and it moves on by the minute, so that "3 minutes ago" does not lie.

import { useSyncExternalStore } from 'react'
import { onClockCorrected, rightNow } from '#client/storage/clock.ts'

let now = rightNow()
let clock: ReturnType<typeof setInterval> | undefined
let stopListening: (() => void) | undefined
const listeners = new Set<() => void>()

function tick(): void {
  // Nobody sees a hidden page; it catches up when it is shown.
  if (document.visibilityState !== 'visible') return
  now = rightNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    clock = setInterval(tick, 60_000)
    document.addEventListener('visibilitychange', tick)
    stopListening = onClockCorrected(tick)
    now = rightNow()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    document.removeEventListener('visibilitychange', tick)
    stopListening?.()
  }
}

const current = () => now

/** An instant in milliseconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, current)
}
