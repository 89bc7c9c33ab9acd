import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { useFrancs } from './useFrancs.ts'

/** What accepting a new total does to the money, as the counter will see it. */
export function DueText({ booking: { paid }, total }: { booking: Pick<Booking, 'paid'>; total: number }) {
  const francs = useFrancs()
  const sum = francs(total)
  const came = francs(paid)
  const due = francs(Math.max(0, total - paid))
  const back = francs(Math.max(0, paid - total))
  if (paid > total)
    return (
      <Trans>
        The new total is {sum}, and {came} has been paid: {back} goes back to the driver.
      </Trans>
    )
  if (paid === 0) return <Trans>The new total is {sum}, all of it due at the counter.</Trans>
  return (
    <Trans>
      The new total is {sum}, and {came} has been paid: {due} is due at the counter.
    </Trans>
  )
}
