import { lazy, Suspense } from 'react'
import { untilThere } from '#client/api/lazy.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'

const Badge = lazy(async () => ({
  default: await untilThere(
    withMessages('frame', async () => (await import('#client/layout/account/UnreadBadge.tsx')).UnreadBadge),
  ),
}))

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
