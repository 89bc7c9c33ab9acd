import { Trans } from '@lingui/react/macro'
import { Map as MapIcon } from 'lucide-react'
import { locatorSize, projectCameroon } from '#client/map/projection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { board, button, country, dot, outline, pins } from './LocatorPicture.css.ts'

type LocatorPictureProps = {
  points: readonly { id: string; latitude: number; longitude: number }[]
  onOpen: () => void
}

/** Where the places lie, for a few kilobytes. Its dots are only seen: the list beside it is what is pressed. */
export function LocatorPicture({ points, onOpen }: LocatorPictureProps) {
  const { width, height } = locatorSize
  return (
    <div className={board}>
      <div className={country}>
        <img
          className={outline}
          src="/pictures/cameroon.svg"
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <svg className={pins} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {points.map((point) => {
            const { x, y } = projectCameroon(point)
            return <circle key={point.id} className={dot} cx={x} cy={y} r="6" />
          })}
        </svg>
      </div>
      <div className={button}>
        <Button tone="outline" onClick={onOpen}>
          <MapIcon size={20} aria-hidden />
          <Trans>Open the map</Trans>
        </Button>
      </div>
    </div>
  )
}
