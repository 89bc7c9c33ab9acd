import { useSyncExternalStore } from 'react'
import { fullnessEvent, isDeviceFull } from '#client/storage/full.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener(fullnessEvent, listener)
  return () => window.removeEventListener(fullnessEvent, listener)
}

/** Whether this device takes nothing more for now. */
export function useDeviceFull(): boolean {
  return useSyncExternalStore(subscribe, isDeviceFull)
}
