import { LiveUpdates } from './LiveUpdates.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { Toasts } from './Toasts.tsx'
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
