import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { ButtonLook } from '#client/ui/Button/buttonClass.ts'
import { nextTrip } from './next-trip.ts'

type BookAgainProps = ButtonLook & { booking: Pick<Booking, 'car' | 'from' | 'to' | 'pickUp' | 'dropOff'> }

/** Searches for the same trip ahead, with this very car open over the results where it is still offered. */
export function BookAgain({ booking, ...look }: BookAgainProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function search() {
    setIsBusy(true)
    const trip = nextTrip(booking, rightNow())
    // No answer does not mean that the car is gone; the search will show.
    const isGone = await client.fetchQuery(carQueries.offer(booking.car._id, trip)).then(
      () => false,
      (error: unknown) => failureCode(error) === 'not-found',
    )
    await navigate({ to: '/search', search: isGone ? trip : { ...trip, car: booking.car._id } })
  }
  return (
    <Button {...look} busy={isBusy} onClick={() => void search()}>
      <Search size={20} strokeWidth={1.5} aria-hidden />
      <Trans>Book again</Trans>
    </Button>
  )
}
