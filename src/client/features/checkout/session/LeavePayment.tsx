import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import type { PaidSession } from '#client/components/payment/payment-session.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'

type LeavePaymentProps = { session: PaidSession; busy: boolean; onGiveUp: () => void }

/** The way out without paying: a held car is let go, a booking that stands is opened. A payment link leads nowhere else. */
export function LeavePayment({ session: { booking, byLink }, busy, onGiveUp }: LeavePaymentProps) {
  const isOnline = useOnline()
  if (booking.status === 'void')
    return (
      <Button tone="quiet" full busy={busy} disabled={!isOnline} onClick={onGiveUp}>
        <Trans>Do not pay: free the car</Trans>
      </Button>
    )
  if (byLink) return null
  return (
    <Link to="/booking" search={{ b: booking._id }} className={buttonClass({ tone: 'quiet' })}>
      <Trans>Open this booking</Trans>
    </Link>
  )
}
