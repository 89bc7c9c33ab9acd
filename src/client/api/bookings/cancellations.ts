import { requestCancellation } from '#contract/bookings/cancellations.ts'
import { getBooking, type Booking } from '#contract/bookings/bookings.ts'
import { keepBooking } from './bookings.ts'
import { failureCode } from '../call-failure.ts'
import { call } from '../http.ts'

/** Asks for the cancellation of a booking. Throws `not-possible-now` when it was asked before or has begun. */
export async function askForCancellation(booking: Booking, reason: string): Promise<void> {
  await ask(booking._id, reason)
  await keepBooking({ ...booking, cancelRequested: true })
}

/** The same for a request that waited for a network: one that the server knows already, or that is needless now, is done. */
export async function sendCancellationRequest(id: string, reason: string): Promise<void> {
  let refusal: unknown
  try {
    await ask(id, reason)
  } catch (error) {
    if (failureCode(error) !== 'not-possible-now') throw error
    refusal = error
  }
  const booking = await call(getBooking, { params: { id } })
  await keepBooking(booking)
  if (refusal !== undefined && !booking.cancelRequested && booking.status !== 'cancelled') throw refusal
}

async function ask(id: string, reason: string): Promise<void> {
  await call(requestCancellation, { params: { id }, body: reason === '' ? {} : { reason } })
}
