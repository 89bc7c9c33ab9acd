// The currency prices are read in.

import { baseCurrency, isCurrency, type Currency } from '#domain/money/currencies.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { preferredCurrency, storeCurrency } from './preferences.ts'

/** Null until a currency is chosen here: then the stored preference counts. */
const chosen = createStore<Currency | null>(null)

function currentCurrency(): Currency {
  return chosen.get() ?? preferredCurrency()
}

/** Takes anything, as a linked or stored code may be anything; an unknown one changes nothing. */
function changeCurrency(code: unknown): void {
  if (!isCurrency(code)) return
  storeCurrency(code)
  chosen.set(code)
}

export function useCurrency(): [Currency, (currency: Currency) => void] {
  return [useStore({ get: currentCurrency, subscribe: chosen.subscribe }, baseCurrency), changeCurrency]
}

const here = { get: () => true, subscribe: () => () => {} }
const drawn = { 'data-drawn-price': '' }
const written = {}

/**
 * For the element around words with a price. Pages that the server renders have francs, for everybody: where another currency
 * is read they keep their room unseen (global.css.ts) until the app has written them.
 */
export function useDrawnPrice(): { 'data-drawn-price'?: string } {
  return useStore(here, false) ? written : drawn
}
