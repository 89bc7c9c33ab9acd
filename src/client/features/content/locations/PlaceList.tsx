import { Trans, Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight, MapPin, Plane } from 'lucide-react'
import type { Location } from '#contract/cars/locations.ts'
import { type Point, distance } from '#client/components/location/nearest.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { useOnline } from '#client/api/connection.ts'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { PlaceHours } from '#client/components/place/PlaceHours.tsx'
import { PlacePicture } from '#client/components/place/PlacePicture.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { kilometresTo, type CityGroup } from './group-places.ts'
import {
  cityItem as cityBox,
  cities,
  nested,
  nothing,
  target,
  arrow,
  cars,
  cityName,
  emblem,
  name,
  row,
  thumbnail,
  words,
} from './PlaceList.css.ts'

type PlaceListProps = {
  groups: readonly CityGroup[]
  /** The reader's position, once they have shared it. */
  from: Point | null
  picked: string | null
}

/** Above the places that come closest. */
export function NoSuchPlace({ onClear }: { onClear: () => void }) {
  return (
    <Stack hug className={nothing}>
      <p>
        <Trans>No place with that name. These come closest.</Trans>
      </p>
      <Button tone="outline" onClick={onClear}>
        <Trans>Show every place</Trans>
      </Button>
    </Stack>
  )
}

export function PlaceList({ groups, from, picked }: PlaceListProps) {
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

type PlaceRowProps = {
  place: Location
  from: Point | null
  /** Kilometres from the reader, when not measured to the place itself. */
  away?: number
  isPicked: boolean
  isCity?: boolean
}

/** The whole row is a link, named after the place only. */
export function PlaceRow({ place, from, away, isPicked, isCity = false }: PlaceRowProps) {
  const language = useLanguage()
  const isOnline = useOnline()
  const dates = useShortcutDates()
  const Icon = place.kind === 'airport' ? Plane : MapPin
  const Name = isCity ? 'h2' : 'span'
  const kilometres = from && Math.max(1, Math.round(away ?? distance(from, place)))
  return (
    <div className={row} data-picked={isPicked || undefined} data-city={isCity || undefined}>
      {!isCity && <Icon className={emblem} size={20} strokeWidth={1.5} aria-hidden />}
      {place.picture !== undefined && (
        <span className={thumbnail}>
          <PlacePicture id={place.picture} alt="" />
        </span>
      )}
      <div className={words}>
        <Name className={isCity ? cityName : name}>
          <Link to="/search" search={{ ...dates, pl: place._id }} preload={false}>
            {place.name[language]}
          </Link>
        </Name>
        <Text size="bodyS" tone="secondary">
          {place.address[language]}
        </Text>
        <PlaceHours place={place} />
        {/* Offline there is no map: other apps on the phone understand these. */}
        {!isOnline && (
          <Text size="bodyS" tone="secondary">
            {place.latitude.toFixed(4)}, {place.longitude.toFixed(4)}
          </Text>
        )}
      </div>
      <p className={cars}>
        <Plural value={place.cars} _0="No car now" one="# car" other="# cars" />
        {kilometres !== null && (
          <span>
            <Trans>{kilometres} km</Trans>
          </span>
        )}
      </p>
      <ArrowRight className={arrow} size={16} aria-hidden />
    </div>
  )
}

/** The id of a place's row: /locations#douala. */
export function rowId(place: string): string {
  return place
}
