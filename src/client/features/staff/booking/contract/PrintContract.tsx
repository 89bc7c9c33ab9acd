import { lazy, Suspense, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { Button } from '#client/ui/Button/Button.tsx'

const RentalContract = lazy(async () => ({ default: (await import('./RentalContract.tsx')).RentalContract }))

/** The contract to sign at the counter, from what is on the screen. */
export function PrintContract({ booking }: { booking: StaffBooking }) {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <div>
      <Button tone="outline" busy={isPrinting} onClick={() => setPrinting(true)}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Print the contract</Trans>
      </Button>
      {isPrinting && (
        <Suspense>
          <RentalContract booking={booking} onPrinted={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
  )
}
