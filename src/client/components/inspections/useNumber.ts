import { useCallback } from 'react'
import { formatAmount } from '#domain/money/money.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { inOnePiece } from '#client/i18n/money-in.ts'

/** Whole numbers with their digits grouped, on one line. */
export function useNumber(): (value: number) => string {
  const language = useLanguage()
  return useCallback((value) => inOnePiece(formatAmount(value, language)), [language])
}
