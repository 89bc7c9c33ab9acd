// The server's time: a phone's own clock may be hours or days off, and every answer carries a Date header.

import { minute } from '#domain/rental/period.ts'
import { createStore, useStore } from './create-store.ts'
import { eraseLocal, readLocal, writeLocal } from './local-storage.ts'

const key = 'wouri-clock'
/** Answers travel for seconds and say whole seconds only; a clock this close is right. */
const tolerance = 2 * minute

let offset = storedOffset()

/** The instant, in milliseconds. Before the first answer as the device knows it, and as it was last corrected. */
export function rightNow(): number {
  return Date.now() + offset
}

/** The right instant for one that this device wrote down by its own clock, in milliseconds. */
export function rightTime(written: number): number {
  return written + offset
}

/** Takes the `Date` header of an answer that has just come. */
export function learnTime(date: string | null): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - Date.now()
  const next = Math.abs(difference) < tolerance ? 0 : difference
  // Each answer would move it by a second.
  if (Math.abs(next - offset) < tolerance && (next === 0) === (offset === 0)) return
  offset = next
  if (offset === 0) eraseLocal(key)
  else writeLocal(key, String(offset))
  if (watchers > 0) tick()
}

function storedOffset(): number {
  const stored = Number(readLocal(key))
  return Number.isFinite(stored) ? stored : 0
}

const now = createStore(rightNow())
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  // A hidden page does not tick; it catches up when it is shown.
  if (document.visibilityState === 'visible') now.set(rightNow())
}

/** Called each minute and with each correction. */
export function watchTime(listener: () => void): () => void {
  if (watchers === 0) {
    timer = setInterval(tick, minute)
    document.addEventListener('visibilitychange', tick)
    now.set(rightNow())
  }
  watchers += 1
  const stop = now.subscribe(listener)
  return () => {
    stop()
    watchers -= 1
    if (watchers > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** The time on screens, in milliseconds. It moves on by the minute, so that "3 minutes ago" stays true. */
export function useNow(): number {
  // Nothing moves it on the server: there it is asked for.
  return useStore({ get: now.get, subscribe: watchTime }, import.meta.env.SSR ? rightNow() : undefined)
}
