import type { Booking } from '#contract/bookings.ts'
import { InstallCard } from '#client/pwa/install/InstallCard.tsx'
import { LaterPushCard } from '#client/pwa/push/LaterPushCard.tsx'
import { useSession } from '#client/session/session.ts'

/**
 * One of the two, never both: news of this booking as long as that is a question, the app itself afterwards. A guest has no
 * notifications.
 */
export function Offer({ booking }: { booking: Booking }) {
  const { state } = useSession()
  const install = <InstallCard />
  return booking.isGuest || state === 'out' ? install : <LaterPushCard otherwise={install} />
}
