import { Trans } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { directionsTo } from '#client/components/booking/links.ts'

type DirectionsProps = { place: { latitude: number; longitude: number }; full?: boolean }

export function Directions({ place, full }: DirectionsProps) {
  return (
    <a
      className={buttonClass({ tone: 'outline', full })}
      href={directionsTo(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Navigation size={20} strokeWidth={1.5} aria-hidden />
      <Trans>Directions</Trans>
    </a>
  )
}
