// Prices as people read them: one table of rates, converted here.

import type { Language } from '#domain/language.ts'
import { convertPrice, withParity, type Rates } from '#domain/money/convert.ts'
import { baseCurrency, type Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'

export type Money = {
  /** A whole XAF amount, written in the shown currency. */
  show: (xaf: number) => string
  /** Writes an amount that is converted already. */
  write: (amount: number) => string
  /** A whole XAF amount as a number, for machine-readable values. */
  inCurrency: (xaf: number) => number
  /** The currency shown: the chosen one, or XAF while there is no rate for it. */
  currency: Currency
  /** False when the chosen currency cannot be shown for want of a rate. */
  hasRate: boolean
}

/** An amount as formatMoney writes it, in one piece: never “75 000” on one line and “FCFA” on the next. */
export const inOnePiece = (amount: string) => amount.replaceAll(' ', '\u00A0')

export function moneyIn(chosen: Currency, rates: Rates, language: Language): Money {
  const table = withParity(rates)
  const hasRate = table[chosen] !== undefined
  const currency = hasRate ? chosen : baseCurrency
  const inCurrency = (xaf: number) => convertPrice(xaf, currency, table)
  const write = (amount: number) => inOnePiece(formatMoney(amount, currency, language))
  return { show: (xaf) => write(inCurrency(xaf)), write, inCurrency, currency, hasRate }
}
