import { Trans, useLingui } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import type { CarOffer } from '#contract/cars.ts'
import type { Location } from '#contract/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { HandoverMap } from './HandoverMap.tsx'
import { address, label, name, place, places } from './HandoverPlaces.css.ts'

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
  return (
    <div className={place}>
      <div>
        <p className={label}>{role}</p>
        <p className={name}>{at.name[language]}</p>
        <p className={address}>{at.address[language]}</p>
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
