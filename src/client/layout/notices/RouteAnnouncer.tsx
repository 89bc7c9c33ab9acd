import { hidden } from '#client/ui/hidden.css.ts'
import { useStore } from '#client/store/create-store.ts'
import { announcement } from '../arrival.ts'

export function RouteAnnouncer() {
  const text = useStore(announcement)
  return (
    <p className={hidden} aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
