import { useEffect, useMemo, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Location } from '#contract/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import type { PlacesMap } from '#client/components/map/PlacesMap.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'

type HandoverMapProps = { pickUp: Location; dropOff: Location | undefined }

const lowHeight = 240

/** Where in the country that is. Without numbers: how many cars stand there is not the question here. */
export function HandoverMap({ pickUp, dropOff }: HandoverMapProps) {
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
  return <Shown points={points} label={t`Map of the pick-up`} picked={picked} onPick={setPicked} loads="onTap" height="low" />
}
