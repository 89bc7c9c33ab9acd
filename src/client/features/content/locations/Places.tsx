import { useEffect, useMemo, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Location } from '#contract/cars/locations.ts'
import { findPlaces } from '#domain/location/find-places.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNearMe } from '#client/components/location/useNearMe.ts'
import { PlacesMap } from '#client/components/map/PlacesMap.tsx'
import { Finder, type View } from './Finder.tsx'
import { groupPlaces, nearestFirst } from './group-places.ts'
import { NoSuchPlace, PlaceList, PlaceRow, rowId } from './PlaceList.tsx'
import { board, listSide, mapSide, pickedPlace } from './LocationsPage.css.ts'

/** List and map: side by side on desktops, one at a time on phones. */
export function Places({ all }: { all: readonly Location[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [view, setView] = useState<View>('list')
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const nearMe = useNearMe()
  useScrollToHash()
  const { places, isCertain } = useMemo(() => findPlaces(all, typed), [all, typed])
  const found = groupPlaces(all, places)
  const groups = nearMe.point === null ? found : nearestFirst(found, nearMe.point)
  const points = useMemo(
    () =>
      all.map(({ _id, name, latitude, longitude, cars, parent }) => ({
        id: _id,
        name: name[language],
        latitude,
        longitude,
        cars,
        parent,
      })),
    [all, language],
  )
  const pickedRow = all.find(({ _id }) => _id === picked)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (picked === null) return
    // On desktops the list scrolls to the row. Phones hide the list and show the row under the map.
    document.getElementById(rowId(picked))?.scrollIntoView({ block: 'center' })
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  return (
    <div className={board} data-view={view}>
      <Finder typed={typed} onType={setTyped} view={view} onView={setView} nearMe={nearMe} groups={groups} />
      <div className={listSide}>
        {!isCertain && <NoSuchPlace onClear={() => setTyped('')} />}
        <PlaceList groups={groups} from={nearMe.point} picked={picked} />
      </div>
      <div className={mapSide}>
        <PlacesMap points={points} label={t`Map of the places`} onPick={setPicked} picked={picked} />
        <div className={pickedPlace} role="status" ref={shown}>
          {pickedRow && <PlaceRow place={pickedRow} from={nearMe.point} isPicked />}
        </div>
      </div>
    </div>
  )
}

/**
 * Scrolls to the row in the address's hash when the rows were loaded after the page: the browser looks for it only once.
 * A prerendered page has its rows from the start, so the browser has scrolled already.
 */
function useScrollToHash(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id !== '' && window.scrollY === 0) document.getElementById(id)?.scrollIntoView()
  }, [])
}
