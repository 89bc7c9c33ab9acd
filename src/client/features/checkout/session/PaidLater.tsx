import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** What was left once the keys had left is paid: there is nothing to get ready for any more. */
export function PaidLater({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  return (
    <Page title={t`Payment received`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Payment received`}
        text={
          booking.dueAtCounter > 0 ? (
            <Trans>
              Thank you. <Amount xaf={booking.dueAtCounter} /> of this booking is still to be paid.
            </Trans>
          ) : (
            <Trans>Thank you. Nothing more is due for this booking.</Trans>
          )
        }
        actions={
          <Link to="/booking" search={{ b: booking._id }} className={buttonClass({ size: 'l' })}>
            <Trans>Open this booking</Trans>
          </Link>
        }
      />
    </Page>
  )
}
