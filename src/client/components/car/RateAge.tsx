import { Trans } from '@lingui/react/macro'
import { useDates } from '#client/i18n/format.ts'
import { useIsRateMissing, useOldRates } from '#client/i18n/money.ts'
import { rateAge } from './PriceBreakdown.css.ts'

/** Under converted prices: how old the exchange rates are, once they are old, or that there are none. */
export function RateAge() {
  const dates = useDates()
  const asOf = useOldRates()
  const isMissing = useIsRateMissing()
  if (isMissing)
    return (
      <p className={rateAge}>
        <Trans>XAF (rates unavailable)</Trans>
      </p>
    )
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
