import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'
import { useScreen } from '#client/layout/screens.ts'
import { verifyEmail } from './notices.css.ts'

type StripProps = { email: string; onDismiss: () => void }

const load = withMessages(
  'booking',
  async (): Promise<ComponentType<StripProps>> =>
    (await import('#client/components/account/VerifyStrip.tsx')).VerifyStrip,
)
const VerifyStrip = lazy(async () => ({ default: await load().catch(() => Missing) }))

/** Closes the strip when its code could not be loaded, instead of showing an error. */
function Missing({ onDismiss }: StripProps) {
  useEffect(() => onDismiss(), [onDismiss])
  return null
}

/** Reserves its height before its code is loaded: the content below moves only once. */
export function VerifyEmail() {
  const { user } = useSession()
  const [dismissed, dismiss] = useState<string | null>(null)
  const { isEntrance } = useScreen()
  if (user === null || user.verified || user._id === dismissed || isEntrance) return null
  return (
    <div className={verifyEmail}>
      <Suspense>
        <VerifyStrip email={user.email} onDismiss={() => dismiss(user._id)} />
      </Suspense>
    </div>
  )
}
