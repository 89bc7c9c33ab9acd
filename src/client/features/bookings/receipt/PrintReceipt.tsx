import { lazy, Suspense, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { Button } from '#client/ui/Button/Button.tsx'

const Receipt = lazy(async () => ({ default: (await import('./Receipt.tsx')).Receipt }))

/** Opens the printer's dialog, which also makes a PDF, on a sheet with only the receipt. */
export function PrintReceipt({ booking }: { booking: Booking }) {
  const [isPrinting, setIsPrinting] = useState(false)
  return (
    <div>
      <Button tone="outline" busy={isPrinting} onClick={() => setIsPrinting(true)}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Print the receipt</Trans>
      </Button>
      {isPrinting && (
        <Suspense>
          <Receipt booking={booking} onPrinted={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </div>
  )
}
