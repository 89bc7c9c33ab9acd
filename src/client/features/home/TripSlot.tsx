import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { untilThere } from '#client/api/lazy.ts'
import { useSession } from '#client/session/session.ts'
import { tripSlot } from './HomePage.css.ts'

/**
 * The first card of a home page that somebody is signed in to. Its room is reserved from the first paint
 * (apply-device-settings.ts marks the document), its code is fetched only then.
 */
export function TripSlot({ load }: { load: () => Promise<ComponentType> }) {
  const isSignedIn = useSession().state !== 'out'
  const [YourTrip] = useState(() => lazy(async () => ({ default: await untilThere(load) })))
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  }, [isSignedIn])
  return (
    <div className={tripSlot}>
      {isSignedIn && (
        <Suspense>
          <YourTrip />
        </Suspense>
      )}
    </div>
  )
}
