import { Trans, useLingui } from '@lingui/react/macro'
import { paperDates } from '#client/components/booking/paper/paper-dates.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNow } from '#client/store/clock.ts'
import { onPaper } from './paper.css.ts'

type PaperHeadProps = {
  /** What narrows the list, in words. */
  narrowed: readonly string[]
}

/** Below the title of a list on paper: which part of it this is, and of when. */
export function PaperHead({ narrowed }: PaperHeadProps) {
  const { t } = useLingui()
  const printed = paperDates(useLanguage()).dateTime(useNow())
  return (
    <p className={onPaper}>
      {narrowed.length === 0 ? t`Everything` : narrowed.join(' · ')}
      {' · '}
      <Trans>printed {printed}</Trans>
    </p>
  )
}
