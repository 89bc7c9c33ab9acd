import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { PlaceCard } from '#client/components/booking/PlaceCard.tsx'
import { places } from './BookingDetails.css.ts'

export function Places({ booking }: { booking: Booking }) {
  return (
    <div className={places}>
      <PlaceCard title={<Trans>Pick-up</Trans>} at={booking.from} place={booking.pickUp} />
      <PlaceCard title={<Trans>Drop-off</Trans>} at={booking.to} place={booking.dropOff} />
    </div>
  )
}
