import { Trans, useLingui } from '@lingui/react/macro'
import type { Place } from '#contract/cars/locations.ts'
import { coordinatesOf, directionsTo } from '#client/components/contact/links.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { link } from '#client/ui/link.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { details, spots } from './place.css.ts'
import { PlacePicture } from './PlacePicture.tsx'
import { PlaceHours } from './PlaceHours.tsx'

/** What some places have: hours, parking spots, and a picture of the meeting point. Nothing for the others. */
export function PlaceDetails({ place }: { place: Place }) {
  const { t } = useLingui()
  const name = place.name[useLanguage()]
  const shown = place.meetingPicture ?? place.picture
  if (!place.hours && !place.parking && !shown) return null
  return (
    <div className={details}>
      <PlaceHours place={place} />
      <ParkingSpots place={place} />
      {shown !== undefined && <PlacePicture id={shown} alt={t`${name}, photo`} />}
    </div>
  )
}

/** Where the car stands: each opens the way there, and its coordinates serve where no map loads. */
function ParkingSpots({ place: { parking } }: { place: Place }) {
  const language = useLanguage()
  if (!parking) return null
  return (
    <div>
      <Text as="p" size="bodyS" weight="medium">
        <Trans>Parking</Trans>
      </Text>
      <ul className={spots}>
        {parking.map((spot) => (
          <li key={coordinatesOf(spot)}>
            <a className={link} href={directionsTo(spot)} target="_blank" rel="noopener noreferrer">
              {spot.name[language]}
            </a>{' '}
            <span>{coordinatesOf(spot)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
