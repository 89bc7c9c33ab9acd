import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { directionsTo } from '#client/components/booking/links.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'

export type SharedTrip = Pick<Booking, 'car' | 'from' | 'to' | 'pickUp' | 'dropOff'>

/**
 * A trip for those who come along or wait: car, times, places. Nothing of who drives, what it costs, or the reference, with
 * which somebody could speak to the supplier in the driver's name.
 */
export function useTripText(): (trip: SharedTrip) => string {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  return ({ car: { name }, from, to, pickUp, dropOff }) => {
    const [start, end] = [dates.dateTime(from), dates.dateTime(to)]
    const [begins, ends] = [pickUp.name[language], dropOff.name[language]]
    return [
      name,
      t`Pick-up: ${start}, ${begins}`,
      t`Drop-off: ${end}, ${ends}`,
      t`Times are Cameroon time.`,
      directionsTo(pickUp),
    ].join('\n')
  }
}
