// Applies the settings that must be known before any style is read: a dark page must not flash white, and with the data saver
// no font is fetched, and the home page reserves room for a trip. The app's own modules (appearance.ts, data-saver.ts) do the rest.

import { appearanceKey, dataSaverKey, readLocal, userKey } from '#client/store/local-storage.ts'

type WithConnection = Navigator & { connection?: { saveData?: boolean } }

export function applyDeviceSettings(): void {
  const { dataset } = document.documentElement
  const appearance = readLocal(appearanceKey)
  const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches
  if (appearance === 'dark' || (appearance === 'system' && prefersDark())) dataset['theme'] = 'dark'
  const saver = readLocal(dataSaverKey)
  const isSaving =
    saver === null ? (navigator as WithConnection).connection?.saveData === true : saver === 'on'
  if (isSaving) dataset['saver'] = 'on'
  // The home page reserves room for their trip.
  if (readLocal(userKey) !== null) dataset['signedIn'] = ''
}
