import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { locationQueries } from '#client/api/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useDataSaver } from '#client/offline/data-saver.ts'
import { citiesByCars } from '#client/trip/useSuggestedTrip.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { BlockFailed } from './BlockFailed.tsx'
import { CityLink } from './CityLink.tsx'
import { LocatorPicture } from './LocatorPicture.tsx'
import { SectionHead } from './SectionHead.tsx'
import { list, picture, places, wide } from './Places.css.ts'

const LocationMap = lazy(() =>
  import('#client/map/LocationMap.tsx').then(({ LocationMap }) => ({ default: LocationMap })),
)

/** Fewer places than this need no map (specification, section 9). */
const enoughForMap = 4
const shownCities = 8

/** The list says everything the map does; the map is fetched when it is asked for. */
export function Places() {
  const { t } = useLingui()
  const language = useLanguage()
  const isSaving = useDataSaver()
  const query = useQuery(locationQueries.all())
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const all = query.data ?? []
  const cities = citiesByCars(all)
  const pickedCity = cities.find(({ _id }) => _id === picked)
  if (query.data && cities.length === 0) return null
  const hasMap = all.length >= enoughForMap && !isSaving
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
          all.length > 0 && (
            <Plural
              value={all.length}
              one="# pick-up place, with the cars of its city"
              other="# pick-up places, at airports and in town"
            />
          )
        }
      />
      {query.isError && !query.data && <BlockFailed query={query} />}
      {query.isPending && <Skeleton height={shownCities * 61} radius="md" />}
      {cities.length > 0 && (
        <div className={isMapOpen ? wide : places}>
          <ul className={list}>
            {cities.slice(0, shownCities).map((place) => (
              <li key={place._id}>
                <CityLink place={place} />
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
              <div role="status">{pickedCity && <CityLink place={pickedCity} />}</div>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
