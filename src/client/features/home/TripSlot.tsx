import { lazy, Suspense, useEffect } from 'react'
import { untilThere } from '#client/api/lazy.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'
import { tripSlot } from './HomePage.css.ts'

const load = withMessages('home', async () => ({ default: (await import('./blocks/YourTrip.tsx')).YourTrip }))
const YourTrip = lazy(() => untilThere(load))

/**
 * The first card of a signed-in person's home page. Its room is reserved from the first paint (apply-device-settings.ts marks
 * the document); its code is fetched only then.
 */
export function TripSlot() {
  const isSignedIn = useSession().state !== 'out'
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
