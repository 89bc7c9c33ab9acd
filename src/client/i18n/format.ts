import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { datesIn, isElsewhere, type Dates } from './dates.ts'
import { useLanguage } from './language.ts'
import { msg } from '@lingui/core/macro'

/** Stands beside a time when the device's clock shows another one. */
const cameroonTime = msg`Cameroon time`

export type { Dates } from './dates.ts'

/** Dates and times in the language of the interface. */
export function useDates(): Dates {
  const language = useLanguage()
  const { _ } = useLingui()
  const note = isElsewhere() ? _(cameroonTime) : null
  return useMemo(() => datesIn(language, note), [language, note])
}
