import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { extraLabels } from '#client/components/car/labels.ts'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { ReceiptActions } from '#client/features/bookings/receipt/ReceiptActions.tsx'
import { Block } from './Block.tsx'
import { quiet } from './BookingDetails.css.ts'

/** What it costs, with the receipt, and what was chosen with it. */
export function Terms({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  return (
    <>
      <Block title={t`Price`}>
        <PriceBreakdown lines={booking.lines} total={booking.total} />
        {booking.paid > 0 && <ReceiptActions booking={booking} />}
      </Block>
      <Block title={t`Extras`}>
        <Extras booking={booking} />
      </Block>
    </>
  )
}

function Extras({ booking: { extras, additionalDriver } }: { booking: Booking }) {
  const { t } = useLingui()
  if (extras.length === 0)
    return (
      <p className={quiet}>
        <Trans>No extras were chosen.</Trans>
      </p>
    )
  return (
    <ul>
      {extras.map((extra) => (
        <li key={extra}>
          {t(extraLabels[extra])}
          {extra === 'additionalDriver' && (
            <span className={quiet}>
              {' '}
              · {additionalDriver === null ? <Trans>named at the counter</Trans> : additionalDriver.fullName}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
