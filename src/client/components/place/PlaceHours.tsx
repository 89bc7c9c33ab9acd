import { Trans } from '@lingui/react/macro'
import type { Place } from '#contract/cars/locations.ts'
import { groupedHours } from '#domain/location/opening-hours.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { hours as list } from './place.css.ts'
import { weekdayName } from './weekdays.ts'

/** When cars change hands there, a line for days that follow each other with the same hours; nothing where always. */
export function PlaceHours({ place: { hours } }: { place: Place }) {
  const language = useLanguage()
  return (
    hours && (
      <dl className={list}>
        {groupedHours(hours).map(({ days, hours: open }) => (
          <div key={days[0]}>
            <dt>{[...new Set(days)].map((day) => weekdayName(day, language)).join(' – ')}</dt>
            <dd>{open ? `${open.opens} – ${open.closes}` : <Trans>closed</Trans>}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
