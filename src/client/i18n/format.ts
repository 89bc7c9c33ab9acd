import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { cameroonTime } from './cameroon-time.ts'
import { datesIn, isElsewhere, type Dates } from './dates.ts'
import { useLanguage } from './language.ts'

export type { Dates } from './dates.ts'

/** Dates and times in the language of the interface. */
export function useDates(): Dates {
  const language = useLanguage()
  const { _ } = useLingui()
  const note = isElsewhere() ? _(cameroonTime) : null
  return useMemo(() => datesIn(language, note), [language, note])
}
