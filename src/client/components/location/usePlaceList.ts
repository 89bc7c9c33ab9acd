// The list of places is fetched in idle time, or when the field is opened.

import { useEffect, useState } from 'react'
import { onceOnline } from '#client/api/connection.ts'
import { lazily } from '#client/api/lazy.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'

type PlaceList = Pick<typeof import('./LocationOptions.tsx'), 'LocationOptions'> &
  Pick<typeof import('./place-groups.ts'), 'groupsFor'>

const loadList = withMessages('layout', async (): Promise<PlaceList> => {
  const [{ LocationOptions }, { groupsFor }] = await Promise.all([
    import('./LocationOptions.tsx'),
    import('./place-groups.ts'),
  ])
  return { LocationOptions, groupsFor }
})
const placeList = lazily(loadList)

/** Null until it is there. What could not be fetched is asked for again with the network, and when the field is opened. */
export function usePlaceList(isOpen: boolean): PlaceList | null {
  const [list, setList] = useState<PlaceList | null>(null)
  useEffect(() => {
    if (list !== null) return
    const ask = () => placeList().then(setList)
    const untilLoaded = () =>
      ask()
        .catch(() => onceOnline().then(ask))
        .catch(() => undefined)
    if (isOpen) void untilLoaded()
    else prefetchWhenIdle(ask)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opening the field asks for it again
  }, [isOpen, list])
  return list
}
