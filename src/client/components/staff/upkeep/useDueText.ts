import { useLingui } from '@lingui/react/macro'
import type { Day } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'

type Due = { dueDay: Day | null; dueKm: number | null }

/** Returns what writes when a service is due: by its day, by its kilometres, or at the first of both. */
export function useDueText(): (due: Due) => string {
  const { t } = useLingui()
  const dates = useDates()
  const numbers = new Intl.NumberFormat(useLanguage())
  return ({ dueDay, dueKm }) => {
    const day = dueDay === null ? '' : dates.day(dueDay)
    const km = dueKm === null ? '' : numbers.format(dueKm)
    if (dueDay === null) return t`Due at ${km} km`
    return dueKm === null ? t`Due on ${day}` : t`Due on ${day} or at ${km} km`
  }
}
