import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { AmendmentNote } from './AmendmentNote.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { quiet } from './ChangeCard.css.ts'

type ChangingProps = { booking: Booking; onAsk: () => void }

/** What changing means for this booking, and the way to ask for it; a driver asks, staff decide. */
export function Changing({ booking, onAsk }: ChangingProps) {
  const isOnline = useOnline()
  const { name: supplier } = booking.supplier
  if (booking.cancelRequested)
    return (
      <p>
        <Trans>A cancellation was asked for. Nothing can be changed until {supplier} has answered.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <AmendmentNote booking={booking} />
      </p>
      <div>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={onAsk}>
          <Trans>Ask for a change</Trans>
        </Button>
      </div>
      {!isOnline && (
        <p className={quiet}>
          <Trans>You are offline. Asking needs a network; the supplier can also be called.</Trans>
        </p>
      )}
    </>
  )
}
