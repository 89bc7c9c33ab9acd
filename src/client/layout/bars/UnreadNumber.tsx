import { lazy, Suspense } from 'react'
import { untilThere } from '#client/api/lazy.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'

const load = withMessages('layout', async () => ({
  default: (await import('#client/layout/bars/UnreadBadge.tsx')).UnreadBadge,
}))
const Badge = lazy(() => untilThere(load))

/** The number at the bell. Its code comes after the screen, and never to a visitor. */
export function UnreadNumber() {
  const { state } = useSession()
  if (state === 'out') return null
  return (
    <Suspense>
      <Badge />
    </Suspense>
  )
}
