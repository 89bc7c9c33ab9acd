import { lazy, Suspense, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { CancellationRequest } from '#client/components/staff/StaffRequests.tsx'

const CancelBookingSheet = lazy(async () => ({
  default: (await import('#client/components/staff/CancelBookingSheet.tsx')).CancelBookingSheet,
}))

/** What the driver asks for, with the rule and the two answers. */
export function StaffCancellation({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <>
      <CancellationRequest booking={booking} onCancel={() => setIsCancelling(true)} />
      {isCancelling && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <CancelBookingSheet booking={booking} onClose={() => setIsCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}
