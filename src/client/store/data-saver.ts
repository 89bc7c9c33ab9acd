// Whether to save data: as the person set it in the settings; until then, as they asked the browser.

import { useSyncExternalStore } from 'react'
import { dataSaverKey as key, eraseLocal, readLocal, writeLocal } from './local-storage.ts'

const listeners = new Set<() => void>()

/** Chromium only; elsewhere nobody asked. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

function browserAsks(): boolean {
  return (navigator as WithConnection).connection?.saveData === true
}

/** Asked by everything that fetches more than the screen needs: fonts, the map, screens ahead of a press. */
export function savesData(): boolean {
  const chosen = readLocal(key)
  return chosen === null ? browserAsks() : chosen === 'on'
}

/** What the browser is asked anyway is not stored: the app goes on following it. */
export function changeDataSaver(saves: boolean): void {
  if (saves === browserAsks()) eraseLocal(key)
  else writeLocal(key, saves ? 'on' : 'off')
  show()
  for (const listener of listeners) listener()
}

/** Before the first paint: the page is set in the system's own faces. */
export function startDataSaver(): void {
  show()
}

export function subscribeDataSaver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribeDataSaver, savesData, () => false)
}

function show(): void {
  const { dataset } = document.documentElement
  if (savesData()) dataset['saver'] = 'on'
  else delete dataset['saver']
}
