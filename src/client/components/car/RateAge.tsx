import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#client/i18n/format.ts'
import { rateIsMissing, useIsRateMissing } from '#client/i18n/currency.ts'
import { useOldRates } from '#client/i18n/money.ts'
import { rateAge } from './PriceBreakdown.css.ts'

/** Under converted prices: how old the exchange rates are, once they are old, or that there are none. */
export function RateAge() {
  const { t } = useLingui()
  const dates = useDates()
  const asOf = useOldRates()
  const isMissing = useIsRateMissing()
  if (isMissing) return <p className={rateAge}>{t(rateIsMissing)}</p>
  if (asOf === null) return null
  const day = dates.day(asOf)
  return (
    <p className={rateAge}>
      <Trans>
        Converted at the exchange rates of <time dateTime={asOf}>{day}</time>.
      </Trans>
    </p>
  )
}
