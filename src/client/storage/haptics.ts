// Whether the phone answers a touch by trembling for a moment: yes, until somebody switches it off in the settings.

import { useSyncExternalStore } from 'react'
import { eraseLocal, readLocal, writeLocal } from '../store/local-storage.ts'

const key = 'wouri-haptics'
const touch = 10
const listeners = new Set<() => void>()

/** A computer's browser knows the call too, and has nothing to shake. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0
}

export function vibrates(): boolean {
  return readLocal(key) !== 'off'
}

export function changeVibration(isOn: boolean): void {
  if (isOn) eraseLocal(key)
  else writeLocal(key, 'off')
  for (const listener of listeners) listener()
}

export function useVibration(): boolean {
  return useSyncExternalStore(subscribe, vibrates)
}

/** In the handler of a press: a browser vibrates for a finger, never by itself. Not for who wants less motion. */
export function vibrate(): void {
  if (!canVibrate() || !vibrates()) return
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(touch)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
