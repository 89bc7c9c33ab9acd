import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useDates } from '#client/i18n/format.ts'
import { useMoney } from '#client/i18n/money.ts'
import { rightNow } from '#client/store/clock.ts'
import type { Trip } from '#contract/cars/car-search.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { cancellationTerms } from '#domain/booking/cancellation.ts'
import { extraOffer } from '#domain/rental/extra-prices.ts'
import { longerForLess } from '#domain/rental/longer-for-less.ts'
import { instantOf, wallTimeOf } from '#domain/rental/period.ts'
import { free, hint, link, uncertain } from './CarSheet.css.ts'

/** The rule with its real deadline, for somebody who pays at the counter where the supplier takes that. */
export function CancellationLine({ offer, trip }: { offer: CarOffer; trip: Trip }) {
  const dates = useDates()
  const [now] = useState(() => rightNow())
  const isIncluded = extraOffer(offer.extras, 'cancellation') === 'included'
  const booking = {
    from: instantOf(trip.from) ?? 0,
    hasCancellationExtra: isIncluded,
    paidAtCounter: offer.supplier.payLater,
  }
  const { rule, deadline } = cancellationTerms(booking, now)
  const until = dates.dateTime(deadline)
  if (rule === 'fee-may-apply')
    return (
      <p className={uncertain}>
        <Trans>Pick-up is less than 24 hours away: a fee may apply if you cancel.</Trans>
      </p>
    )
  return (
    <p className={free}>
      <Check size={18} aria-hidden />
      <span>
        {rule === 'free-until-pick-up' && !isIncluded ? (
          <Trans>Free cancellation until {until} when you pay at the counter</Trans>
        ) : (
          <Trans>Free cancellation until {until}</Trans>
        )}
      </span>
    </p>
  )
}

/** The next step of the tariff can cost less than the part before it; the sheet says so. */
export function KeepLonger({ offer, trip }: { offer: CarOffer; trip: Trip }) {
  const dates = useDates()
  const { show } = useMoney()
  const period = { from: instantOf(trip.from) ?? 0, to: instantOf(trip.to) ?? 0 }
  const better = longerForLess(offer, period)
  if (better === null) return null
  const until = dates.dateTime(better.to)
  const saving = show(better.saving)
  return (
    <p className={hint}>
      <Link
        className={link}
        from="/search"
        to="/search"
        search={(current) => ({ ...current, to: wallTimeOf(better.to), page: undefined })}
        replace
        resetScroll={false}
        preload={false}
        activeProps={{}}
      >
        <Trans>
          Keep it until {until} for {saving} less
        </Trans>
      </Link>
    </p>
  )
}
