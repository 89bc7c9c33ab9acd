import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useLanguage } from '#client/i18n/language.ts'

/** Whole XAF as text: what staff take and give back is counted in francs, whatever prices are read in. */
export function useFrancs(): (xaf: number) => string {
  const language = useLanguage()
  return (xaf) => formatMoney(xaf, baseCurrency, language)
}
