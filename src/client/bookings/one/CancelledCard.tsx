import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { Amount } from '#client/booking/Amount.tsx'
import { groupedReference } from '#domain/booking/reference.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { body, reference as referenceText } from './CancelledCard.css.ts'
import { quiet } from './BookingDetails.css.ts'

/** No voucher for a car that is not kept any more: only what somebody may still ask about. */
export function CancelledCard({ booking }: { booking: Booking }) {
  const reference = groupedReference(booking.reference)
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
      {booking.paid > 0 && (
        <p>
          <Trans>
            <Amount xaf={booking.paid} /> of what you paid has not been given back. A refund that is on its way takes a few
            days; ask the supplier about the rest.
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
      <Link to="/" className={buttonClass({ tone: 'outline', full: true })}>
        <Trans>Search for a car</Trans>
      </Link>
    </section>
  )
}
