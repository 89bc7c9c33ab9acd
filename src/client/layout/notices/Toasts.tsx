import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToasts } from '#client/ui/Toast/toast.ts'

const ToastViewport = lazy(() =>
  import('#client/ui/Toast/ToastViewport.tsx').then((module) => ({ default: module.ToastViewport })),
)

/** Nothing is loaded until there is something to say. */
export function Toasts() {
  const { t } = useLingui()
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts)
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
