// Formats an amount of data in a language: `1.4 MB`, `1,4 Mo`.

import { useMemo } from 'react'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/i18n/language.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** In thousands, as telephone companies count; the smallest unit is the kilobyte. */
export function formatBytes(language: Language, bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const amount = bytes / 1000 ** power
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1]!,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount)
}

export function useFormatBytes(): (bytes: number) => string {
  const language = useLanguage()
  return useMemo(() => (bytes) => formatBytes(language, bytes), [language])
}
