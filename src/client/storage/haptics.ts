// Haptic feedback: on, until it is switched off in the settings.

import { createLocalStore, useStore } from '#client/store/create-store.ts'

const key = 'wouri-haptics'
const choice = createLocalStore(key)
const touch = 10

/** A computer's browser knows the call too, and has nothing to shake. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0
}

export function vibrates(): boolean {
  return choice.get() !== 'off'
}

export function changeVibration(isOn: boolean): void {
  choice.set(isOn ? null : 'off')
}

export function useVibration(): boolean {
  return useStore({ get: vibrates, subscribe: choice.subscribe })
}

/** In the handler of a press: a browser vibrates for a finger, never by itself. Not for who wants less motion. */
export function vibrate(): void {
  if (!canVibrate() || !vibrates()) return
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(touch)
}
