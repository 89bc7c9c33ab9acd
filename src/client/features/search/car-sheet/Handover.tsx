import { useEffect, useMemo, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import type { PlacesMap } from '#client/components/map/PlacesMap.tsx'
import { PlaceDetails } from '#client/components/place/PlaceDetails.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import type { CarOffer } from '#contract/cars/cars.ts'
import type { Location } from '#contract/cars/locations.ts'
import { address, label, place, placeName, places } from './CarDetails.css.ts'

export function HandoverPlaces({ offer }: { offer: CarOffer }) {
  const { t } = useLingui()
  const { find } = usePlaces()
  const pickUp = find(offer.pickUpLocation)
  const dropOff = find(offer.dropOffLocation)
  const isOne = offer.pickUpLocation === offer.dropOffLocation
  return (
    <div className={places}>
      {pickUp && <Handover role={isOne ? t`Pick-up and drop-off` : t`Pick-up`} at={pickUp} />}
      {dropOff && !isOne && <Handover role={t`Drop-off`} at={dropOff} />}
      {pickUp && <HandoverMap pickUp={pickUp} dropOff={isOne ? undefined : dropOff} />}
    </div>
  )
}

function Handover({ role, at }: { role: string; at: Location }) {
  const language = useLanguage()
  const meetingPoint = at.address[language]
  return (
    <div className={place}>
      <div>
        <p className={label}>{role}</p>
        <p className={placeName}>{at.name[language]}</p>
        <p className={address}>
          {at.kind === 'city' ? meetingPoint : <Trans>Meeting point: {meetingPoint}</Trans>}
        </p>
        {at.meetingPoint && <p className={address}>{at.meetingPoint[language]}</p>}
        <PlaceDetails place={at} />
      </div>
      <a
        className={buttonClass({ tone: 'outline' })}
        href={`https://www.google.com/maps/dir/?api=1&destination=${at.latitude},${at.longitude}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Navigation size={18} aria-hidden />
        <Trans>Directions</Trans>
      </a>
    </div>
  )
}

type HandoverMapProps = { pickUp: Location; dropOff: Location | undefined }

const lowHeight = 240

/** Where the car is handed over. Without numbers: how many cars are there is not the question here. */
function HandoverMap({ pickUp, dropOff }: HandoverMapProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isOnline = useOnline()
  const [Shown, setShown] = useState<typeof PlacesMap | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const isMissing = Shown === null
  useEffect(() => {
    if (!isMissing) return
    // Not on the device and no network: the sheet is whole without it, and a network that comes back brings it.
    import('#client/components/map/PlacesMap.tsx').then(
      ({ PlacesMap }) => setShown(() => PlacesMap),
      () => undefined,
    )
    // A network that comes back is a reason to ask again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isMissing, isOnline])
  const points = useMemo(
    () =>
      (dropOff ? [pickUp, dropOff] : [pickUp]).map(({ _id, name, latitude, longitude }) => ({
        id: _id,
        name: name[language],
        latitude,
        longitude,
      })),
    [pickUp, dropOff, language],
  )
  if (Shown === null) return isOnline && <Skeleton height={lowHeight} radius="md" />
  return (
    <Shown
      points={points}
      label={t`Map of the pick-up`}
      picked={picked}
      onPick={setPicked}
      loads="onTap"
      height="low"
    />
  )
}
