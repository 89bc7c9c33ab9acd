// The currency prices are read in.

import { msg } from '@lingui/core/macro'
import { baseCurrency, isCurrency, type Currency } from '#domain/money/currencies.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { preferredCurrency, storeCurrency } from './preferences.ts'

/** Null until a currency is chosen here: then the stored preference counts. */
const chosen = createStore<Currency | null>(null)

/** The currency that has no rate although rates were asked for; found out by `useMoney`. */
export const withoutRate = createStore<Currency | null>(null)

function currentCurrency(): Currency {
  return chosen.get() ?? preferredCurrency()
}

/** Takes anything, as a linked or stored code may be anything; an unknown one changes nothing. */
function changeCurrency(code: unknown): void {
  if (!isCurrency(code)) return
  storeCurrency(code)
  chosen.set(code)
}

/** Said in the header and under prices: here, or each catalog of a screen with prices would bring it again. */
export const rateIsMissing = msg`XAF (rates unavailable)`

/** True when prices are shown in francs because there is no rate for the chosen currency. */
export function useIsRateMissing(): boolean {
  const [currency] = useCurrency()
  return useStore(withoutRate, null) === currency
}

export function useCurrency(): [Currency, (currency: Currency) => void] {
  return [useStore({ get: currentCurrency, subscribe: chosen.subscribe }, baseCurrency), changeCurrency]
}
