import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed, Map as MapIcon } from 'lucide-react'
import type { Place } from '#contract/cars/locations.ts'
import { useOnline } from '#client/api/connection.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useNearMe } from '#client/components/location/useNearMe.ts'
import { loadMap, type DrawnMap } from '#client/components/map/load-map.ts'
import type { Coordinates } from '#client/components/map/points.ts'
import { frame } from '#client/components/map/PlacesMap.css.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { TownSearch } from './TownSearch.tsx'

type PlaceOnMapProps = {
  /** Where the place is; null as long as that is not known. Keep its identity. */
  at: Coordinates | null
  /** The places that there are, as pins to orient oneself by. */
  others: readonly Place[]
  onPlace: (point: Coordinates) => void
}

/** Where a place is, by standing there or by a tap on the map. The fields beside it say the same in numbers. */
export function PlaceOnMap({ at, others, onPlace }: PlaceOnMapProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isOnline = useOnline()
  const provider = useQuery(settingsQueries.current()).data?.mapStyle
  const here = useNearMe(onPlace)
  const [Drawn, setDrawn] = useState<DrawnMap | null>(null)
  const [stage, setStage] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed')
  const [town, setTown] = useState<Coordinates | null>(null)
  const [points] = useState(() =>
    others.map(({ _id, name, latitude, longitude, parent }) => ({
      id: _id,
      name: name[language],
      latitude,
      longitude,
      parent,
    })),
  )
  const open = () => {
    setStage('opening')
    loadMap().then(
      (loaded) => {
        setDrawn(() => loaded)
        setStage('open')
      },
      () => setStage('failed'),
    )
  }
  return (
    <>
      <Row wrap>
        <Button tone="outline" busy={here.state === 'asking'} onClick={here.ask}>
          <LocateFixed size={20} aria-hidden />
          <Trans>I am standing there</Trans>
        </Button>
        {stage !== 'open' && (
          <Button tone="outline" busy={stage === 'opening'} disabled={!isOnline} onClick={open}>
            <MapIcon size={20} aria-hidden />
            <Trans>Choose on the map</Trans>
          </Button>
        )}
      </Row>
      {here.state === 'refused' && (
        <p role="alert">
          <Trans>This device does not say where it is. Choose on the map, or type the numbers.</Trans>
        </p>
      )}
      {stage === 'failed' && (
        <p role="alert">
          <Trans>The map could not be loaded. Type the numbers.</Trans>
        </p>
      )}
      {stage === 'open' && Drawn && (
        <>
          <p>
            <Trans>Tap the map where the cars are handed over.</Trans>
          </p>
          <TownSearch onShow={setTown} />
          <div className={frame}>
            <Drawn
              points={points}
              picked={null}
              label={t`Map to choose the place on`}
              provider={provider}
              placed={at}
              lookedAt={town}
              onPlace={onPlace}
              onPick={() => undefined}
              onReady={() => undefined}
              onFail={() => setStage('failed')}
            />
          </div>
        </>
      )}
    </>
  )
}
