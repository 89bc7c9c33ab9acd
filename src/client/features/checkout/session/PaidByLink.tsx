import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { Page } from '#client/layout/Page.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** After a payment by link: the confirmation of the booking itself is for its driver alone. */
export function PaidByLink({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const reference = groupedReference(booking.reference)
  return (
    <Page title={t`Payment received`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Payment received`}
        text={t`Thank you. The driver of booking ${reference} gets a receipt by e-mail.`}
      />
    </Page>
  )
}
