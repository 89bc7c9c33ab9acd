import { lazy, Suspense, useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { useSession } from '#client/session/session.ts'
import { hidden } from '#client/ui/hidden.css.ts'
import { announcement } from '#client/layout/arrival.ts'
import { useStore } from '#client/store/create-store.ts'
import { toasts as shownToasts } from '#client/ui/Toast/toast.ts'
import { useWaiting } from './useWaiting.ts'

/** What is said and done beside the screen, whichever is open. */
export function Notices() {
  useWaiting()
  return (
    <>
      <Toasts />
      <RouteAnnouncer />
      <LiveUpdates />
    </>
  )
}

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
function LiveUpdates() {
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

function RouteAnnouncer() {
  const text = useStore(announcement)
  return (
    <p className={hidden} aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}

const ToastViewport = lazy(() =>
  import('#client/ui/Toast/ToastViewport.tsx').then((module) => ({ default: module.ToastViewport })),
)

/** Nothing is loaded until there is something to say. */
function Toasts() {
  const { t } = useLingui()
  const toasts = useStore(shownToasts)
  const [isWanted, want] = useState(false)
  if (!isWanted && toasts.length > 0) want(true)
  if (!isWanted) return null
  const hotkey = '{hotkey}'
  return (
    <Suspense>
      <ToastViewport label={t`Messages (${hotkey})`} messageLabel={t`Message`} />
    </Suspense>
  )
}
