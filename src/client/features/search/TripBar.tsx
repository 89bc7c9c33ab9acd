import { Suspense, useState } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { ArrowRight, Pencil } from 'lucide-react'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useDates } from '#client/i18n/format.ts'
import type { Trip } from '#contract/cars/car-search.ts'
import { daysOf, instantOf } from '#domain/rental/period.ts'
import { arrow, edit, line, pencil, places, trip as tripButton, when, word } from './SearchBar.css.ts'

const TripSheet = lazyRouteComponent(() => import('./TripSheet.tsx'), 'TripSheet')
const load = () => TripSheet.preload?.()

/** What is being searched, in one line; pressing it changes it without leaving the results. */
export function TripBar({ trip }: { trip: Trip }) {
  const { nameOf } = usePlaces()
  const dates = useDates()
  const [isOpen, setIsOpen] = useState(false)
  const period = { from: instantOf(trip.from) ?? 0, to: instantOf(trip.to) ?? 0 }
  const hasTwoPlaces = trip.dl !== undefined && trip.dl !== trip.pl
  return (
    <>
      <button
        type="button"
        className={tripButton}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <span className={line}>
          <span className={places}>
            {nameOf(trip.pl)}
            {hasTwoPlaces && (
              <>
                <ArrowRight className={arrow} size={16} aria-hidden />
                {nameOf(trip.dl ?? '')}
              </>
            )}
          </span>
          <span className={when}>
            {dates.range(period.from, period.to)}
            <span className={word}>
              {' · '}
              <Plural value={daysOf(period)} one="# day" other="# days" />
            </span>
          </span>
        </span>
        <span className={edit}>
          <Trans>Change the search</Trans>
        </span>
        <Pencil className={pencil} size={18} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <TripSheet trip={trip} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
