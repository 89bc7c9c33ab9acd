import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Location } from '#contract/cars/locations.ts'
import { locationQueries } from '#client/api/cars/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { PlacesMap } from '#client/components/map/PlacesMap.tsx'
import { pointsOf } from '#client/components/map/points.ts'
import { citiesByCars } from '#client/components/trip/useSuggestedTrip.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { BlockFailure, SectionHead } from './Section.tsx'
import { list, picture, places, cityCars, city, cityName } from './Places.css.ts'

/** Fewer places than this need no map (rule 12). */
const enoughForMap = 4
const shownCities = 8
const none: readonly Location[] = []

/** The list shows everything that the map does. */
export function Places() {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery(locationQueries.all())
  const [picked, setPicked] = useState<string | null>(null)
  const all = query.data ?? none
  const cities = citiesByCars(all)
  const pickedPlace = all.find(({ _id }) => _id === picked)
  const points = useMemo(() => pointsOf(all, language), [all, language])
  if (query.data && cities.length === 0) return null
  return (
    <section>
      <SectionHead
        title={<Trans>Where the cars are</Trans>}
        text={
          all.length > 0 && (
            <Plural
              value={all.length}
              one="# pick-up place, with the cars of its city"
              other="# pick-up places, at airports and in town"
            />
          )
        }
      />
      {query.isError && !query.data && <BlockFailure query={query} />}
      {query.isPending && <Skeleton height={shownCities * 61} radius="md" />}
      {cities.length > 0 && (
        <div className={places}>
          <ul className={list}>
            {cities.slice(0, shownCities).map((place) => (
              <li key={place._id}>
                <CityLink place={place} />
              </li>
            ))}
          </ul>
          {all.length >= enoughForMap && (
            <div className={picture}>
              <PlacesMap points={points} label={t`Map of the places`} picked={picked} onPick={setPicked} />
              <div role="status">{pickedPlace && <CityLink place={pickedPlace} />}</div>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

function CityLink({ place }: { place: Location }) {
  const language = useLanguage()
  const dates = useShortcutDates()
  return (
    <Link className={city} to="/search" search={{ ...dates, pl: place._id }} preload={false}>
      <span className={cityName}>{place.name[language]}</span>
      <span className={cityCars}>
        <Plural value={place.cars} one="# car" other="# cars" />
      </span>
      <ArrowRight size={20} aria-hidden />
    </Link>
  )
}
