import { useLingui } from '@lingui/react/macro'
import { useDates } from '#client/i18n/format.ts'
import type { SeasonDraft } from './season-form.ts'
import { wayLabels } from './season-labels.ts'

/** What the fields of a season are called and how their values are written, where two people changed it. */
export function useSeasonConflict() {
  const { t } = useLingui()
  const dates = useDates()
  const names: Partial<Record<string, string>> = {
    name: t`Name of the season`,
    firstDay: t`First day`,
    lastDay: t`Last day`,
    way: t`How the price changes`,
    amount: t`Price`,
    cars: t`Cars`,
  }
  return {
    labelOf: (path: string) => names[path] ?? null,
    write(path: string, value: unknown): string | undefined {
      if (path === 'way') return t(wayLabels[value as SeasonDraft['way']])
      const isDay = path === 'firstDay' || path === 'lastDay'
      return isDay && typeof value === 'string' && value !== '' ? dates.day(value) : undefined
    },
  }
}
