import { useEffect, useMemo, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Location } from '#contract/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNearMe } from '#client/components/location/useNearMe.ts'
import { PlacesMap } from '#client/components/map/PlacesMap.tsx'
import { Finder, type View } from './Finder.tsx'
import { groupPlaces, nearestFirst } from './group-places.ts'
import { PlaceList, PlaceRow, rowId } from './PlaceList.tsx'
import { board, listSide, mapSide, pickedPlace } from './LocationsPage.css.ts'

/** List and map, equals: side by side where there is room, one at a time on a phone. */
export function Places({ all }: { all: readonly Location[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [view, setView] = useState<View>('list')
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const nearMe = useNearMe()
  useScrollToHash()
  const found = useMemo(() => groupPlaces(all, typed), [all, typed])
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
    // Beside the map the list comes to the row. On a phone the list is away, and the row stands under the map.
    document.getElementById(rowId(picked))?.scrollIntoView({ block: 'center' })
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  return (
    <div className={board} data-view={view}>
      <Finder typed={typed} onType={setTyped} view={view} onView={setView} nearMe={nearMe} groups={groups} />
      <div className={listSide}>
        <PlaceList groups={groups} from={nearMe.point} picked={picked} onClear={() => setTyped('')} />
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
 * Goes to the row that the address names, when the rows came after the page: a browser only looks once. A page that the
 * server wrote has them from the start, and is where the reader has scrolled it.
 */
function useScrollToHash(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id !== '' && window.scrollY === 0) document.getElementById(id)?.scrollIntoView()
  }, [])
}
