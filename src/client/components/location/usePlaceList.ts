// The list of places is fetched after the screen with the field.

import { useEffect, useState } from 'react'
import { onceOnline } from '#client/api/connection.ts'
import { lazily } from '#client/api/lazy.ts'

type PlaceList = Pick<typeof import('./LocationOptions.tsx'), 'LocationOptions'> &
  Pick<typeof import('./place-groups.ts'), 'groupsFor'>

const placeList = lazily(async (): Promise<PlaceList> => {
  const [{ LocationOptions }, { groupsFor }] = await Promise.all([
    import('./LocationOptions.tsx'),
    import('./place-groups.ts'),
  ])
  return { LocationOptions, groupsFor }
})

/** Null until it is there. What could not be fetched is asked for again with the network, and when the field is opened. */
export function usePlaceList(isOpen: boolean): PlaceList | null {
  const [list, setList] = useState<PlaceList | null>(null)
  useEffect(() => {
    if (list !== null) return
    const ask = () => placeList().then(setList)
    void ask()
      .catch(() => onceOnline().then(ask))
      .catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever opens the field asks for it again
  }, [isOpen, list])
  return list
}
