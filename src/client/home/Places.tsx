import { lazy, Suspense, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Location } from '#contract/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { usePlaces } from '#client/location/usePlaces.ts'
import { citiesByCars, useSuggestedTrip } from '#client/trip/useSuggestedTrip.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { LocatorPicture } from './LocatorPicture.tsx'
import { SectionHead } from './SectionHead.tsx'
import { cars, city, list, name, picture, places, wide } from './Places.css.ts'

const LocationMap = lazy(() =>
  import('#client/map/LocationMap.tsx').then(({ LocationMap }) => ({ default: LocationMap })),
)

/** Fewer places than this need no map (specification, section 9). */
const enoughForMap = 4
const shownCities = 8

/** The list says everything the map does; the map is fetched when it is asked for. */
export function Places() {
  const { t } = useLingui()
  const { all } = usePlaces()
  const language = useLanguage()
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const cities = citiesByCars(all)
  const pickedCity = cities.find(({ _id }) => _id === picked)
  if (cities.length === 0) return null
  const hasMap = all.length >= enoughForMap
  const points = cities.map(({ _id, name, latitude, longitude }) => ({
    id: _id,
    name: name[language],
    latitude,
    longitude,
  }))
  return (
    <section>
      <SectionHead
        title={<Trans>Where the cars are</Trans>}
        text={
          <Plural
            value={all.length}
            one="# pick-up place, with the cars of its city"
            other="# pick-up places, at airports and in town"
          />
        }
      />
      <div className={isMapOpen ? wide : places}>
        <ul className={list}>
          {cities.slice(0, shownCities).map((place) => (
            <li key={place._id}>
              <CityLink place={place} label={place.name[language]} />
            </li>
          ))}
        </ul>
        {hasMap && (
          <div className={picture}>
            {isMapOpen ? (
              <Suspense fallback={<Skeleton height={480} radius="md" />}>
                <LocationMap points={points} label={t`Map of the places`} onPick={setPicked} />
              </Suspense>
            ) : (
              <LocatorPicture points={points} onOpen={() => setIsMapOpen(true)} />
            )}
            <div role="status">
              {pickedCity && <CityLink place={pickedCity} label={pickedCity.name[language]} />}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

function CityLink({ place, label }: { place: Location; label: string }) {
  const trip = useSuggestedTrip()
  return (
    <Link className={city} to="/search" search={{ ...trip, pl: place._id, dl: undefined }} preload={false}>
      <span className={name}>{label}</span>
      <span className={cars}>
        <Plural value={place.cars} one="# car" other="# cars" />
      </span>
      <ArrowRight size={20} aria-hidden />
    </Link>
  )
}
