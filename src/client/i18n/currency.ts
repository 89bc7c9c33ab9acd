// The currency prices are read in.

import { useSyncExternalStore } from 'react'
import { baseCurrency, isCurrency, type Currency } from '#domain/money/currencies.ts'
import { preferredCurrency, storeCurrency } from './preferences.ts'

let chosen: Currency | null = null
const listeners = new Set<() => void>()

function currentCurrency(): Currency {
  chosen ??= preferredCurrency()
  return chosen
}

/** Takes anything, as a linked or stored code may be anything; an unknown one changes nothing. */
function changeCurrency(code: unknown): void {
  if (!isCurrency(code)) return
  chosen = code
  storeCurrency(code)
  for (const listener of listeners) listener()
}

export function useCurrency(): [Currency, (currency: Currency) => void] {
  return [useSyncExternalStore(subscribe, currentCurrency, () => baseCurrency), changeCurrency]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
