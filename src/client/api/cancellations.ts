import { requestCancellation } from '#contract/cancellations.ts'
import { keepBooking } from '#client/offline/keep-booking.ts'
import type { Booking } from '#contract/bookings.ts'
import { bookingQueries } from './bookings.ts'
import { call } from './http.ts'

/** Asks for the cancellation of a booking. Throws `not-possible-now` when it was asked before or has begun. */
export async function askForCancellation(booking: Booking, reason: string): Promise<void> {
  await call(requestCancellation, { params: { id: booking._id }, body: reason === '' ? {} : { reason } })
  await keepBooking({ ...booking, cancelRequested: true }, bookingQueries)
}
