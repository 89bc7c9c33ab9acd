import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { isAmendmentFree } from '#domain/booking/change.ts'

/** Whether changing costs anything of its own, before a price is asked for. */
export function AmendmentNote({ booking }: { booking: Booking }) {
  const { name: supplier } = booking.supplier
  if (isAmendmentFree(booking))
    return (
      <Trans>
        Other dates or extras can be asked for free of charge until pick-up; only the price of the rental may
        change.
      </Trans>
    )
  return (
    <Trans>
      Other dates or extras can be asked for until pick-up. {supplier} decides, and conditions may apply.
    </Trans>
  )
}
