import type { Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { majorUnits } from '#domain/payment/charge.ts'
import { useLanguage } from '#client/i18n/language.ts'

/** Writes what a provider moves, in the very currency that is charged. */
export function useChargeText(): (charge: { amount: number; currency: Currency }) => string {
  const language = useLanguage()
  return ({ amount, currency }) => formatMoney(majorUnits(amount, currency), currency, language)
}
