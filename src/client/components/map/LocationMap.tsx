import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Maximize, Minus, Plus } from 'lucide-react'
import { plural } from '@lingui/core/macro'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { drawMap, type DrawnMap, type MapWords } from './draw-map.ts'
import type { Coordinates, MapPoint } from './points.ts'
import { attribution, canvas, control, controls } from './LocationMap.css.ts'
import type { Pin } from './pins.ts'

export type MapFailure = 'fetch' | 'drawing'

type LocationMapProps = {
  points: readonly MapPoint[]
  picked: string | null
  label: string
  /** The address of another basemap's style. */
  provider: string | undefined
  /** About one place: it opens there, and the country is a press away. */
  isOfPlace?: boolean
  onPick: (id: string) => void
  onReady: () => void
  onFail: (failure: MapFailure) => void
  /** The place that is put on the map by a tap, and what gets it. */
  placed?: Coordinates | null
  onPlace?: (point: Coordinates) => void
  /** What it was last asked to show; keep its identity. */
  lookedAt?: Coordinates | null
}

/** The map with its buttons. It fills its container, and is mounted again for another language. */
export function LocationMap({
  points,
  picked,
  label,
  provider,
  isOfPlace = false,
  onPick,
  onReady,
  onFail,
  placed = null,
  onPlace,
  lookedAt = null,
}: LocationMapProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(null)
  const words = useMapWords(label)
  const [credits, setCredits] = useState('')
  const [isCountry, setIsCountry] = useState(false)
  const pick = useEffectEvent(onPick)
  const put = useEffectEvent((point: Coordinates) => onPlace?.(point))
  const draw = useEffectEvent((element: HTMLElement) =>
    drawMap(
      element,
      words,
      {
        onPick: (id) => pick(id),
        onReady: () => onReady(),
        onFail: () => onFail('fetch'),
        onCredits: setCredits,
        onPlace: onPlace && ((point) => put(point)),
      },
      { provider, isOfPlace },
    ),
  )
  const refuse = useEffectEvent(() => onFail('drawing'))
  useEffect(() => {
    if (box.current === null) return
    try {
      map.current = draw(box.current)
    } catch {
      // Without WebGL there is nothing to draw with.
      refuse()
    }
    const theme = new MutationObserver(() => map.current?.repaint())
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      theme.disconnect()
      map.current?.remove()
      map.current = null
    }
  }, [])
  useEffect(() => map.current?.show(points, picked), [points, picked])
  useEffect(() => map.current?.place(placed), [placed])
  useEffect(() => {
    if (lookedAt !== null) map.current?.lookAt(lookedAt)
  }, [lookedAt])
  return (
    <>
      <div className={canvas} ref={box} />
      <div className={controls} role="group" aria-label={t`Move the map`}>
        <IconButton
          className={control}
          label={t`Zoom in`}
          icon={<Plus size={20} />}
          onClick={() => map.current?.zoomBy(1)}
        />
        <IconButton
          className={control}
          label={t`Zoom out`}
          icon={<Minus size={20} />}
          onClick={() => map.current?.zoomBy(-1)}
        />
        <IconButton
          className={control}
          label={!isOfPlace ? t`Show all places` : isCountry ? t`Show the place` : t`Show the country`}
          icon={isCountry ? <MapPin size={20} /> : <Maximize size={20} />}
          onClick={() => {
            if (isOfPlace && !isCountry) map.current?.showCountry()
            else map.current?.fit()
            setIsCountry(isOfPlace && !isCountry)
          }}
        />
      </div>
      <p className={attribution}>{credits === '' ? <Trans>Map data: Natural Earth</Trans> : credits}</p>
    </>
  )
}

/** Countries whose names the map shows, by ISO code. */
const shownCountries = ['CM', 'NG', 'TD', 'CF', 'GA', 'GQ', 'CG', 'CD', 'NE', 'BJ']

/** The texts of the map in the language of the interface. */
function useMapWords(label: string): MapWords {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = new Intl.DisplayNames([language], { type: 'region', style: 'short' })
  const ofPin = ({ name, cars, members }: Pin): string => {
    const others = members.length - 1
    const places =
      others === 0
        ? name
        : t`${plural(others, { one: `${name} and # place beside it`, other: `${name} and # places beside it` })}`
    return cars === null ? places : `${places}, ${t`${plural(cars, { one: '# car', other: '# cars' })}`}`
  }
  return {
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': t`Use Ctrl and scroll to zoom the map`,
      'CooperativeGesturesHandler.MacHelpText': t`Use ⌘ and scroll to zoom the map`,
      'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
    },
    names: {
      countries: Object.fromEntries(shownCountries.map((code) => [code, nameOf.of(code) ?? ''])),
      gulf: t`Gulf of Guinea`,
      lake: t`Lake Chad`,
      summit: t`Mount Cameroon`,
    },
    ofPin,
  }
}
