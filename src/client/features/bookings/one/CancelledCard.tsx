import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { AmountLines } from '#client/components/booking/AmountLines.tsx'
import { groupedReference } from '#domain/booking/reference.ts'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { body, reference as referenceText } from './CancelledCard.css.ts'
import { quiet } from './BookingDetails.css.ts'

/** No voucher for a car that is not kept any more: only what somebody may still ask about. */
export function CancelledCard({ booking, isStaff }: { booking: Booking; isStaff: boolean }) {
  const reference = groupedReference(booking.reference)
  if (isStaff) return <CancelledForStaff booking={booking} />
  const { backAtCounter = 0, handedBack = 0 } = booking
  const rest = booking.paid - backAtCounter
  return (
    <section className={classes(card, body)}>
      <p>
        <Trans>This booking is cancelled. The car is no longer kept for you, and nothing is due.</Trans>
      </p>
      {booking.refunded > 0 && (
        <p>
          <Trans>
            <Amount xaf={booking.refunded} /> went back to you. Your bank may take a few days to show it.
          </Trans>
        </p>
      )}
      {handedBack > 0 && (
        <p>
          <Trans>
            <Amount xaf={handedBack} /> was handed back to you at the counter.
          </Trans>
        </p>
      )}
      {backAtCounter > 0 && (
        <p>
          <Trans>
            <Amount xaf={backAtCounter} /> is handed back to you at the counter, where you paid it. Call the
            supplier before you come.
          </Trans>
        </p>
      )}
      {rest > 0 && (
        <p>
          <Trans>
            <Amount xaf={rest} /> of what you paid has not been given back. A refund that is on its
            way takes a few days; ask the supplier about the rest.
          </Trans>
        </p>
      )}
      <div>
        <p className={quiet}>
          <Trans>Reference</Trans>
        </p>
        <p className={referenceText} translate="no">
          {reference}
        </p>
      </div>
    </section>
  )
}

function CancelledForStaff({ booking }: { booking: Booking }) {
  const reference = groupedReference(booking.reference)
  return (
    <section className={classes(card, body)}>
      <p>
        <Trans>This booking is cancelled, and the car is free again.</Trans>
      </p>
      <AmountLines booking={booking} />
      <p className={referenceText} translate="no">
        {reference}
      </p>
    </section>
  )
}
