import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { Map as MapIcon } from 'lucide-react'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useOnline } from '#client/api/connection.ts'
import { useDataSaver } from '#client/store/data-saver.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { useNear } from '#client/storage/useNear.ts'
import type { MapFailure } from './LocationMap.tsx'
import { loadMap, type DrawnMap, useOpensAtOnce } from './load-map.ts'
import { citiesAmong, type MapPoint, projectCameroon, locatorSize } from './points.ts'
import {
  frame,
  layer,
  low,
  opener,
  problem,
  below,
  beside,
  country,
  dot,
  outline,
  pins,
  seen,
  small,
} from './PlacesMap.css.ts'

type PlacesMapProps = {
  /** Cities, and under them (`parent`) their places: cities are pins from far, places from near. Keep the array's identity. */
  points: readonly MapPoint[]
  /** The accessible name of the map, for example "Map of the places". */
  label: string
  /** The place whose pin is pressed; the page shows what belongs to it beside the map. */
  onPick: (id: string) => void
  /** The place that is shown as chosen. */
  picked?: string | null
  /** `onTap` waits for "Open the map"; `onDesktop` opens by itself on a fast desktop, when it is near. */
  loads?: 'onTap' | 'onDesktop'
  /** `low` is for one place inside something else: the map opens on it. */
  height?: 'full' | 'low'
}

/** A picture of the country that is replaced by an interactive map on demand. The page has the same places as a list. */
export function PlacesMap({
  points,
  label,
  onPick,
  picked = null,
  loads = 'onDesktop',
  height = 'full',
}: PlacesMapProps) {
  const language = useLanguage()
  const isSaving = useDataSaver()
  const isOnline = useOnline()
  const provider = useQuery(settingsQueries.current()).data?.mapStyle
  const [Drawn, setDrawn] = useState<DrawnMap | null>(null)
  const [stage, setStage] = useState<'picture' | 'opening' | 'ready' | MapFailure>('picture')
  const id = useId()
  const hadFocus = useRef(false)
  const ref = useOpensAtOnce<HTMLDivElement>(loads === 'onDesktop' && stage === 'picture', open)

  function open(): void {
    setStage('opening')
    loadMap().then(
      (loaded) => setDrawn(() => loaded),
      () => setStage('fetch'),
    )
  }

  function giveUp(failure: MapFailure): void {
    setDrawn(null)
    setStage(failure)
  }

  /** The pressed button is removed: the map takes its focus. */
  function present(): void {
    hadFocus.current = document.getElementById(id)?.contains(document.activeElement) ?? false
    setStage('ready')
  }

  const cities = citiesAmong(points)
  const isReady = stage === 'ready'
  useEffect(() => {
    if (isReady && hadFocus.current)
      document.getElementById(id)?.querySelector('canvas')?.focus({ preventScroll: true })
  }, [isReady, id])
  return (
    <div className={classes(frame, height === 'low' && low)} id={id} ref={ref}>
      {!isReady && (
        <LocatorPicture points={cities} isSmall={height === 'low'}>
          {stage === 'fetch' && (
            <p className={problem} role="alert">
              {isOnline ? (
                <Trans>The map could not be loaded. The places are in the list.</Trans>
              ) : (
                <Trans>The map needs a connection the first time. The places are in the list.</Trans>
              )}
            </p>
          )}
          {stage === 'drawing' ? (
            <p className={problem} role="alert">
              <Trans>This browser cannot show the map. The places are in the list.</Trans>
            </p>
          ) : (
            <Button tone="outline" className={opener} busy={stage === 'opening'} onClick={open}>
              <MapIcon size={20} aria-hidden />
              <OpenWords isRetry={stage === 'fetch'} isSaving={isSaving} />
            </Button>
          )}
        </LocatorPicture>
      )}
      {Drawn && (
        <div className={layer} data-ready={isReady || undefined}>
          <Drawn
            key={`${language} ${provider}`}
            points={points}
            picked={picked}
            label={label}
            provider={provider}
            isOfPlace={height === 'low'}
            onPick={onPick}
            onReady={present}
            onFail={giveUp}
          />
        </div>
      )}
    </div>
  )
}

/** With the data saver the label names the download size. */
function OpenWords({ isRetry, isSaving }: { isRetry: boolean; isSaving: boolean }) {
  if (isRetry) return <Trans>Retry</Trans>
  return isSaving ? <Trans>Open the map (410 kB)</Trans> : <Trans>Open the map</Trans>
}

type LocatorPictureProps = {
  points: readonly { id: string; latitude: number; longitude: number }[]
  isSmall: boolean
  /** Shown over the lower edge: the button that opens the map, or why it cannot be opened. */
  children: ReactNode
}

/** The places on a picture of a few kilobytes. The dots are decorative: the list has the links. */
function LocatorPicture({ points, isSmall, children }: LocatorPictureProps) {
  const { width, height } = locatorSize
  const [ref, isNear] = useNear<HTMLDivElement>()
  return (
    <>
      <div className={classes(country, isSmall && small)}>
        <div ref={ref} className={classes(outline, isNear && seen)} />
        <svg className={pins} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {points.map((point) => {
            const { x, y } = projectCameroon(point)
            return <circle key={point.id} className={dot} cx={x} cy={y} r={isSmall ? 12 : 7} />
          })}
        </svg>
      </div>
      <div className={classes(below, isSmall && beside)}>{children}</div>
    </>
  )
}
