import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mayAskForCancellation } from '#domain/booking/cancellation.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { usePendingRequest } from '#client/mutations/requests.ts'
import { PendingRequest } from '#client/components/form/PendingRequest.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { requested, reason } from '#client/components/requests/requests.css.ts'

const CancelSheet = lazy(async () => ({ default: (await import('./CancelSheet.tsx')).CancelSheet }))

/** What cancelling means now, and the way to ask for it; a driver asks, staff decide. */
export function CancellationSection({ booking, now }: { booking: Booking; now: number }) {
  const { t } = useLingui()
  const name = `cancellation-${booking._id}`
  const pending = usePendingRequest('cancellation', name)
  const [isOpen, setIsOpen] = useState(false)
  const from = Date.parse(booking.from)
  const { status, cancelRequested, handedOver: isHandedOver = false } = booking
  const mayAsk = mayAskForCancellation({ status, from, cancelRequested, isHandedOver }, now)
  const { name: supplier } = booking.supplier
  return (
    <>
      <p>
        {isHandedOver ? (
          <Trans>
            You have the car, so this booking can no longer be cancelled. To bring it back sooner, call{' '}
            {supplier}.
          </Trans>
        ) : (
          <CancellationNote from={from} extras={booking.extras} payment={booking.payment} now={now} />
        )}
      </p>
      {booking.cancelRequested && (
        <p className={requested} role="status">
          <Trans>
            Your cancel request has been submitted. We will contact you to finalize the cancellation
            procedure.
          </Trans>
        </p>
      )}
      {pending !== undefined && !booking.cancelRequested && (
        <PendingRequest name={name} problem={pending.problem}>
          <Trans>Your request to cancel this booking. The agency has not received it yet.</Trans>
          {pending.request.reason !== '' && <span className={reason}>{pending.request.reason}</span>}
        </PendingRequest>
      )}
      {mayAsk && pending === undefined && (
        <div>
          <Button tone="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Trans>Ask to cancel</Trans>
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <CancelSheet booking={booking} now={now} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
