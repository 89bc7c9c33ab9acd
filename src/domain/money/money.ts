// The one formatter of amounts. `Intl` is not used: it prints XAF differently in each language.

import type { Language } from '../language.ts'
import { baseCurrency, currencySymbols } from './currencies.ts'

const before = new Set(['$', '£'])

/** Rounds half up to an integer; amounts are never negative where it matters (prices). */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5)
}

/** Groups digits by thousands over 999: a comma in English, a space otherwise; two decimals only for non-integers. */
export function formatAmount(amount: number, language: Language): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : ' ')
  const rest = cents % 100
  const sign = amount < 0 && cents > 0 ? '-' : ''
  return sign + whole + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
}

/**
 * Writes an amount of a currency as people read it: `75,000 FCFA`, `75 000 FCFA`, `$1,234.50`, `1 234.50 €`.
 * XAF is rounded to an integer first. `$` and `£` come before, other symbols after a space (rule 12).
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const symbol = currencySymbols[currency] ?? currency
  const written = formatAmount(currency === baseCurrency ? roundHalfUp(amount) : amount, language)
  if (!before.has(symbol)) return `${written} ${symbol}`
  return written.startsWith('-') ? `-${symbol}${written.slice(1)}` : symbol + written
}
