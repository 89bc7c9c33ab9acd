import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { drawMap, type MapPoint } from './draw-map.ts'
import { useMapWords } from './useMapWords.ts'
import { attribution, canvas, frame, problem } from './LocationMap.css.ts'

type LocationMapProps = {
  points: readonly MapPoint[]
  label: string
  onPick: (id: string) => void
}

export function LocationMap({ points, label, onPick }: LocationMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const words = useMapWords()
  const [hasFailed, setHasFailed] = useState(false)
  const draw = useEffectEvent((element: HTMLElement) => drawMap(element, points, words, onPick))
  useEffect(() => {
    if (box.current === null) return
    let isGone = false
    let erase = () => {}
    draw(box.current).then(
      (remove) => {
        erase = remove
        if (isGone) erase()
      },
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      erase()
    }
  }, [])
  return (
    <div className={frame}>
      <div className={canvas} ref={box} role="region" aria-label={label} />
      {hasFailed && (
        <p className={problem} role="alert">
          <Trans>The map could not be loaded. The places are in the list.</Trans>
        </p>
      )}
      <p className={attribution}>
        <Trans>Map data: Natural Earth</Trans>
      </p>
    </div>
  )
}
