import { useEffect, useState, type ComponentType } from 'react'
import type { Trip } from '#contract/cars/car-search.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useOnline } from '#client/api/connection.ts'
import { hasPending } from '#client/mutations/pending.ts'
import { useSession } from '#client/session/session-state.ts'

const loadStrip = withMessages('search', async () => (await import('./SavedStrip.tsx')).SavedStrip)

type DeferredSavedCarsProps = {
  /** What the cars are shown for; the last trip asked for when it is missing. */
  trip?: Trip
}

/** The saved cars; the code is loaded only when there may be some. */
export function DeferredSavedCars({ trip }: DeferredSavedCarsProps) {
  const { state } = useSession()
  const isOnline = useOnline()
  const [Strip, setStrip] = useState<ComponentType<DeferredSavedCarsProps> | null>(null)
  const isMissing = Strip === null
  useEffect(() => {
    if (!isMissing) return
    // What cannot be fetched is left out, and tried again with the network. A look that found none never takes away what a later
    // one, with the session known, has found: both may end before React renders.
    load(state !== 'out').then(
      (loaded) => {
        if (loaded !== null) setStrip(() => loaded)
      },
      () => undefined,
    )
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a network that comes back is a reason to try again
  }, [isMissing, state, isOnline])
  return Strip && <Strip {...(trip && { trip })} />
}

async function load(hasAccount: boolean) {
  if (!hasAccount && !(await hasPending('favourites'))) return null
  return loadStrip()
}
