import { hidden } from '#client/ui/hidden.css.ts'
import { useAnnounced } from '#client/hydration/whenHydrated.ts'

export function RouteAnnouncer() {
  const text = useAnnounced()
  return (
    <p className={hidden} aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
