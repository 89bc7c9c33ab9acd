import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { priceStep } from './difference.ts'

type DifferenceTextProps = { booking: Pick<Booking, 'total' | 'paid'>; difference: number }

/** To the driver, in words: what they would pay, save or get back. */
export function DifferenceText({ booking, difference }: DifferenceTextProps) {
  const { more, lessAtCounter, back } = priceStep(booking, difference)
  if (more > 0)
    return (
      <Trans>
        You would pay <Amount xaf={more} /> more at the counter.
      </Trans>
    )
  if (back > 0 && lessAtCounter > 0)
    return (
      <Trans>
        <Amount xaf={back} /> would come back to you, and the counter would ask for{' '}
        <Amount xaf={lessAtCounter} /> less.
      </Trans>
    )
  if (back > 0)
    return (
      <Trans>
        It would cost <Amount xaf={back} /> less: that comes back to you.
      </Trans>
    )
  if (lessAtCounter > 0)
    return (
      <Trans>
        You would pay <Amount xaf={lessAtCounter} /> less at the counter.
      </Trans>
    )
  return <Trans>The price stays the same.</Trans>
}
