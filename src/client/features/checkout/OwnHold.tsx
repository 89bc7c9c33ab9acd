import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { bookingPageSizes } from '#contract/bookings/booking-search.ts'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import type { Trip } from '#contract/cars/car-search.ts'
import { instantOf } from '#domain/rental/period.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useOpenPayment } from '#client/components/payment/useOpenPayment.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'

/** The unpaid booking of this very person that keeps the car in these days; null while none is known. */
export function useOwnHold(car: string, trip: Trip): BookingRow | null {
  const { data } = useInfiniteQuery({
    ...bookingQueries.list({ tab: 'upcoming', size: bookingPageSizes[0] }),
    staleTime: 0,
  })
  const rows = data?.pages.flatMap(({ bookings }) => bookings) ?? []
  const [from, to] = [instantOf(trip.from) ?? 0, instantOf(trip.to) ?? 0]
  return (
    rows.find(
      (row) =>
        row.status === 'void' &&
        row.car._id === car &&
        Date.parse(row.from) < to &&
        Date.parse(row.to) > from,
    ) ?? null
  )
}

/** What to do about it: pay, or let the car go on the page of the booking. */
export function OwnHoldActions({ hold }: { hold: BookingRow }) {
  const failureText = useFailureText()
  const { isBusy, failure, openPayment } = useOpenPayment(hold._id)
  return (
    <>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      <Button size="l" busy={isBusy} onClick={() => void openPayment()}>
        <Trans>Continue payment</Trans>
      </Button>
      <Link to="/booking" search={{ b: hold._id }} className={buttonClass({ size: 'l', tone: 'outline' })}>
        <Trans>Open this booking</Trans>
      </Link>
    </>
  )
}
