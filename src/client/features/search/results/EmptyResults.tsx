import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarSearch } from '#contract/car-search.ts'
import { hour, instantOf } from '#domain/rental/period.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { SavedLater } from '#client/components/favourites/SavedLater.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { rightNow } from '#client/store/clock.ts'
import { shifted } from '#client/components/trip/trip-draft.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { activeFilters, withoutFilters } from '../filters/filters.ts'
import { nearbyPlaces } from './nearby-places.ts'
import { useSearchParams } from '../search-params.ts'
import { choices, rescue, title } from './EmptyResults.css.ts'

/** Never a dead end: fewer filters (their chips stand above), a day either way, or a place next door. */
export function EmptyResults({ search }: { search: CarSearch }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { all } = usePlaces()
  const { minPickupHours } = useTimeRules()
  const { params, goTo, refine } = useSearchParams()
  const places = nearbyPlaces(all, search.pl)
  const hasFilters = activeFilters(params).length > 0
  const [now] = useState(() => rightNow())
  const earlier = shifted(search, -1)
  const mayBeEarlier = (instantOf(earlier.from) ?? 0) >= now + minPickupHours * hour
  const move = (days: number) => {
    const { from, to } = shifted(search, days)
    goTo((current) => ({ ...current, from, to, page: undefined }))
  }
  return (
    <>
      <StateView
        kind="empty"
        title={t`No car matches`}
        text={
          hasFilters ? (
            <Trans>Take away a filter, or look a day earlier or later.</Trans>
          ) : (
            <Trans>Every car here is taken for these dates. A day earlier or later often helps.</Trans>
          )
        }
        actions={
          <>
            {hasFilters && (
              <Button onClick={() => refine(withoutFilters)}>
                <Trans>Remove all filters</Trans>
              </Button>
            )}
            {mayBeEarlier && (
              <Button tone="outline" onClick={() => move(-1)}>
                <Trans>One day earlier</Trans>
              </Button>
            )}
            <Button tone="outline" onClick={() => move(1)}>
              <Trans>One day later</Trans>
            </Button>
          </>
        }
      />
      {places.length > 0 && (
        <section className={rescue}>
          <h2 className={title}>
            <Trans>Other places nearby</Trans>
          </h2>
          <div className={choices}>
            {places.map((place) => (
              <Button
                key={place._id}
                tone="outline"
                onClick={() => goTo((current) => ({ ...current, pl: place._id, page: undefined }))}
              >
                {place.name[language]}
              </Button>
            ))}
          </div>
        </section>
      )}
      <SavedLater trip={search} />
    </>
  )
}
