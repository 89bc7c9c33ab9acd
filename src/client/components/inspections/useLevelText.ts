import { useLingui } from '@lingui/react/macro'
import type { Level } from '#domain/inspection/level.ts'

const fractions = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8', '']

/** How full a tank or a battery is, as a gauge says it. */
export function useLevelText(): (level: Level) => string {
  const { t } = useLingui()
  return ({ unit, value }) => {
    if (unit === 'percent') return t`${value}%`
    if (value === 0) return t({ message: 'Empty', context: 'tank' })
    return value === 8 ? t({ message: 'Full', context: 'tank' }) : (fractions[value] ?? '')
  }
}
