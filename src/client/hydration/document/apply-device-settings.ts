// Applies the settings that must be known before any style is read: a dark page must not flash white, with the data saver no
// font is fetched, the home page reserves room for a trip, and prices in another currency than was chosen are not shown. The
// app's own modules (appearance.ts, data-saver.ts, currency.ts) do the rest.

import { baseCurrency, isCurrency } from '#domain/money/currencies.ts'
import { appearanceKey, currencyKey, dataSaverKey, readLocal, userKey } from '#client/store/local-storage.ts'

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
  // A page of the server is in francs for everybody: `drawn` in i18n/currency.ts marks what has to be written first.
  const currency = readLocal(currencyKey)
  if (isCurrency(currency) && currency !== baseCurrency) dataset['otherCurrency'] = ''
  // The home page reserves room for their trip.
  if (readLocal(userKey) !== null) dataset['signedIn'] = ''
}
