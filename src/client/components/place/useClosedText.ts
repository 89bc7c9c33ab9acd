import { useLingui } from '@lingui/react/macro'
import type { Place } from '#contract/cars/locations.ts'
import { checkHandoverHours, hoursOn } from '#domain/location/opening-hours.ts'
import type { Period } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'

type MaybePlace = Place | null | undefined

/** A sentence with the hours of the place that is closed at one end of a period (rule 19); null when both are open. */
export function useClosedText(): (
  period: Period | null,
  places: { pickUp: MaybePlace; dropOff: MaybePlace },
) => string | null {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  return (period, { pickUp, dropOff }) => {
    const closed = period && checkHandoverHours(period, { pickUp: pickUp?.hours, dropOff: dropOff?.hours })
    if (!closed) return null
    const place = closed.field === 'from' ? pickUp : dropOff
    if (!place?.hours) return null
    const name = place.name[language]
    const day = dates.day(period[closed.field])
    const open = hoursOn(place.hours, period[closed.field])
    if (open === null) return t`${name} is closed on ${day}.`
    const { opens, closes } = open
    return t`${name} is open from ${opens} to ${closes} on ${day}.`
  }
}
