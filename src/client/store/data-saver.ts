// Whether to save data: as the person set it in the settings; until then, as they asked the browser.

import { createLocalStore, useStore } from './create-store.ts'
import { dataSaverKey } from './local-storage.ts'

const choice = createLocalStore(dataSaverKey)

/** Chromium only. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

function browserAsks(): boolean {
  return (navigator as WithConnection).connection?.saveData === true
}

/** Asked by everything that fetches more than the screen needs: fonts, the map, screens ahead of a press. */
export function savesData(): boolean {
  const chosen = choice.get()
  return chosen === null ? browserAsks() : chosen === 'on'
}

/** What the browser is asked anyway is not stored: the app goes on following it. */
export function changeDataSaver(saves: boolean): void {
  choice.set(saves === browserAsks() ? null : saves ? 'on' : 'off')
  show()
}

/** Before the first paint: the page is set in the system's own faces. */
export function startDataSaver(): void {
  show()
}

export const subscribeDataSaver = choice.subscribe

export function useDataSaver(): boolean {
  return useStore({ get: savesData, subscribe: choice.subscribe }, false)
}

function show(): void {
  const { dataset } = document.documentElement
  if (savesData()) dataset['saver'] = 'on'
  else delete dataset['saver']
}
