import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureCode } from '#client/api/call-failure.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { DeferredSavedCars } from '#client/components/favourites/DeferredSavedCars.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { shifted } from '#client/components/trip/trip-draft.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import type { CarSearch } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import type { Location } from '#contract/cars/locations.ts'
import { hour, instantOf } from '#domain/rental/period.ts'
import { useFilterLabel } from '../filters/filter-labels.ts'
import { activeFilters, withOnly, withoutFilters } from '../filters/filters.ts'
import { filtersInTheWay } from './filters-in-the-way.ts'
import type { CarList } from '#client/features/search/useCarList.ts'
import { useSearchParams } from '../search-params.ts'
import { choices, others, othersTitle, rescue, title } from './results.css.ts'

type NoResultsProps = { query: CarList['query']; search: CarSearch }

/** Shown instead of the list: a failure, or no car that matches. */
export function NoResults({ query, search }: NoResultsProps) {
  return query.data === undefined ? (
    <FailedResults query={query} search={search} />
  ) : (
    <EmptyResults search={search} facets={query.data.pages[0]?.facets} />
  )
}

/** Never a dead end: fewer filters (their chips are above), a day earlier or later, or a place nearby. */
function EmptyResults({ search, facets }: { search: CarSearch; facets: FacetCounts | undefined }) {
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
        title={t`No cars found`}
        text={
          hasFilters ? (
            <Trans>Remove a filter, or try a day earlier or later.</Trans>
          ) : (
            <Trans>All cars here are booked for these dates. Try a day earlier or later.</Trans>
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
      {facets !== undefined && <InTheWay facets={facets} />}
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
      <DeferredSavedCars trip={search} />
    </>
  )
}

/** Single filters by what giving them up brings. */
function InTheWay({ facets }: { facets: FacetCounts }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const { long } = useFilterLabel()
  return (
    <div className={choices}>
      {filtersInTheWay(params, facets).map(({ name, values, count }) => {
        const label = values.map((value) => long({ name, value })).join(', ')
        return (
          <Button
            key={name}
            tone="outline"
            onClick={() => refine((current) => withOnly(current, name, null))}
          >
            {t`Remove the filter ${label}`} · <Plural value={count} one="# car" other="# cars" />
          </Button>
        )
      })}
    </div>
  )
}

const atMost = 6

/** The other places with cars in the same city, the city itself first. */
function nearbyPlaces(all: readonly Location[], id: string): Location[] {
  const city = all.find((place) => place._id === id)?.parent ?? id
  return all
    .filter((place) => place._id !== id && place.cars > 0 && (place._id === city || place.parent === city))
    .slice(0, atMost)
}

function FailedResults({ query, search }: { query: CarList['query']; search: CarSearch }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const whatsapp = useQuery(settingsQueries.current()).data?.contact.whatsapp
  const code = failureCode(query.error)
  const retry = (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'offline')
    return (
      <>
        <StateView
          kind="offline"
          title={t`You are offline`}
          text={
            <Trans>
              We saved your search and will run it when you are back online. Your bookings open offline.
            </Trans>
          }
          actions={
            <>
              {retry}
              <Link className={buttonClass({ tone: 'outline' })} to="/bookings">
                <Trans>My bookings</Trans>
              </Link>
            </>
          }
        />
        <DeferredSavedCars trip={search} />
        <OtherSearches current={search} />
      </>
    )
  return (
    <StateView
      kind="error"
      title={t`The cars could not be loaded`}
      text={failureText(code)}
      actions={
        <>
          {retry}
          {whatsapp !== undefined && (
            <a
              className={buttonClass({ tone: 'whatsapp' })}
              href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
              rel="noopener"
            >
              <Trans>Ask on WhatsApp</Trans>
            </a>
          )}
        </>
      }
    />
  )
}

/** Searches whose results may still be kept on this phone. */
function OtherSearches({ current }: { current: CarSearch }) {
  const { searches } = useRecentSearches()
  const other = searches.filter(
    (trip) => trip.pl !== current.pl || trip.from !== current.from || trip.to !== current.to,
  )
  if (other.length === 0) return null
  return (
    <section>
      <h2 className={othersTitle}>
        <Trans>Your recent searches</Trans>
      </h2>
      <ul className={others}>
        {other.map((trip) => (
          <li key={`${trip.pl}-${trip.from}-${trip.to}`}>
            <Link className={buttonClass({ tone: 'outline', full: true })} to="/search" search={trip}>
              <TripLine trip={trip} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
