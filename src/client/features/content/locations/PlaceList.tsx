import { Trans } from '@lingui/react/macro'
import type { Point } from '#client/components/location/nearest.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { kilometresTo, type CityGroup } from './group-places.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { rowId } from './row-id.ts'
import { city as cityBox, cities, nested, nothing, target } from './PlaceList.css.ts'

type PlaceListProps = {
  groups: readonly CityGroup[]
  /** Where the reader stands, once they have said so. */
  from: Point | null
  picked: string | null
  onClear: () => void
}

export function PlaceList({ groups, from, picked, onClear }: PlaceListProps) {
  if (groups.length === 0)
    return (
      <div className={nothing}>
        <p>
          <Trans>No place by that name. Try a city, or an airport.</Trans>
        </p>
        <Button tone="outline" onClick={onClear}>
          <Trans>Show every place</Trans>
        </Button>
      </div>
    )
  return (
    <ul className={cities}>
      {groups.map((group) => {
        const { city, places } = group
        return (
          <li key={city._id} className={cityBox}>
            <div id={rowId(city._id)} className={target}>
              <PlaceRow
                place={city}
                from={from}
                {...(from && { away: kilometresTo(group, from) })}
                isPicked={picked === city._id}
                isCity
              />
            </div>
            {places.length > 0 && (
              <ul className={nested}>
                {places.map((place) => (
                  <li key={place._id} id={rowId(place._id)} className={target}>
                    <PlaceRow place={place} from={from} isPicked={picked === place._id} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
