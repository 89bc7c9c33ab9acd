import { lazy, Suspense, useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useSession } from '#client/session/session.ts'
import { hidden } from '#client/ui/hidden.css.ts'
import { announcement } from '#client/layout/arrival.ts'
import { useStore } from '#client/store/create-store.ts'
import { showToast, toasts as shownToasts } from '#client/ui/Toast/toast.ts'
import { useMutationSync } from '#client/mutations/useMutationSync.ts'
import { watchUncaught } from './uncaught.ts'

/** Toasts, announcements and background work on every screen. */
export function Notices() {
  useMutationSync()
  const failureText = useFailureText()
  useEffect(
    () => watchUncaught(() => showToast({ kind: 'error', text: failureText('unexpected') })),
    [failureText],
  )
  return (
    <>
      <Toasts />
      <RouteAnnouncer />
      <LiveUpdates />
    </>
  )
}

/** The screen loads first. */
const liveDelay = 2_000

const Live = lazy(() =>
  import('#client/components/notifications/Live.tsx').then(
    ({ Live }) => ({ default: Live }),
    // Not essential: the next start tries again.
    () => ({ default: () => null }),
  ),
)

/** Not loaded for visitors. */
function LiveUpdates() {
  const { state } = useSession()
  const isOnline = useOnline()
  const [isDue, setDue] = useState(false)
  const mayBegin = state !== 'out' && isOnline
  useEffect(() => {
    if (!mayBegin) return
    const begin = setTimeout(() => setDue(true), liveDelay)
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

/** The viewport is loaded with the first toast. */
function Toasts() {
  const { t } = useLingui()
  const toasts = useStore(shownToasts)
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && toasts.length > 0) setNeeded(true)
  if (!isNeeded) return null
  const hotkey = '{hotkey}'
  return (
    <Suspense>
      <ToastViewport label={t`Messages (${hotkey})`} messageLabel={t`Message`} />
    </Suspense>
  )
}
