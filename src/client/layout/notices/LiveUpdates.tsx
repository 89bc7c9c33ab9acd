import { lazy, Suspense, useEffect, useState } from 'react'
import { useOnline } from '#client/storage/connection.ts'
import { useSession } from '#client/session/session.ts'

/** The screen comes first. */
const after = 2_000

const Live = lazy(() =>
  import('#client/features/notifications/live/Live.tsx').then(
    ({ Live }) => ({ default: Live }),
    // Without it the screens show what they fetched, and the next start tries again.
    () => ({ default: () => null }),
  ),
)

/** Nothing of it is fetched for a visitor. */
export function LiveUpdates() {
  const { state } = useSession()
  const isOnline = useOnline()
  const [isDue, setDue] = useState(false)
  const mayBegin = state !== 'out' && isOnline
  useEffect(() => {
    if (!mayBegin) return
    const begin = setTimeout(() => setDue(true), after)
    return () => clearTimeout(begin)
  }, [mayBegin])
  return isDue && state !== 'out' ? (
    <Suspense>
      <Live />
    </Suspense>
  ) : null
}
