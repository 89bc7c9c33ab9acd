// What time it is where the server stands: a phone's own clock may be hours or days off, and every answer says the time.

import { minute } from '#domain/rental/period.ts'
import { eraseLocal, readLocal, writeLocal } from './local.ts'

const key = 'wouri-clock'
/** Answers travel for seconds and say whole seconds only; a clock this close is right. */
const tolerance = 2 * minute

let offset = kept()
const listeners = new Set<() => void>()

/** The instant, in milliseconds. Before the first answer as the device knows it, and as it was last corrected. */
export function rightNow(): number {
  return Date.now() + offset
}

/** An instant that this device wrote down by its own clock, in milliseconds. */
export function rightTime(written: number): number {
  return written + offset
}

/** Takes the `Date` of an answer that has just come. */
export function learnTime(date: string | null): void {
  const said = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(said)) return
  const found = said - Date.now()
  const next = Math.abs(found) < tolerance ? 0 : found
  // Each answer would move it by a second.
  if (Math.abs(next - offset) < tolerance && (next === 0) === (offset === 0)) return
  offset = next
  if (offset === 0) eraseLocal(key)
  else writeLocal(key, String(offset))
  for (const listener of listeners) listener()
}

export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function kept(): number {
  const stored = Number(readLocal(key))
  return Number.isFinite(stored) ? stored : 0
}
