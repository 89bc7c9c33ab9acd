import { useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/cars/car-search.ts'
import { instantOf } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'

/** `Douala Airport · Fri 21 – Tue 25 Aug`, with both places when they differ. */
export function TripLine({ trip }: { trip: Trip }) {
  const { t } = useLingui()
  const { nameOf } = usePlaces()
  const dates = useDates()
  const pickUp = nameOf(trip.pl)
  const dropOff = trip.dl === undefined || trip.dl === trip.pl ? '' : nameOf(trip.dl)
  const range = dates.range(instantOf(trip.from) ?? 0, instantOf(trip.to) ?? 0)
  if (pickUp === '') return range
  return dropOff === '' ? t`${pickUp} · ${range}` : t`${pickUp} to ${dropOff} · ${range}`
}
