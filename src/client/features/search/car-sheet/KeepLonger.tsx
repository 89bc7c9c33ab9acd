import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { longerForLess } from '#domain/rental/longer-for-less.ts'
import { instantOf, wallTimeOf } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { useMoney } from '#client/i18n/money.ts'
import { hint, link } from './KeepLonger.css.ts'

/** The next step of the tariff can cost less than the part before it; people are told, not left to find out. */
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
