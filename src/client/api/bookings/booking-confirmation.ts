// Confirming the address of a booking, and the mail that asks for it. No link of a mail is ever part of a query.

import {
  acceptBooking as acceptCall,
  confirmBooking as confirmCall,
  correctAddress as correctCall,
  resendConfirmation,
  type ConfirmedBooking,
} from '#contract/bookings/booking-confirmation.ts'
import { currentQueryClient } from '../query-client.ts'
import { keepBooking } from './bookings.ts'
import { call, send } from '../http.ts'

export type ConfirmLink = { booking: string; token: string }

/** Uses the link of a mail; null for one that opens nothing any more. */
export async function confirmBooking(link: ConfirmLink): Promise<ConfirmedBooking | null> {
  const { status, data: confirmed } = await send(confirmCall, { body: link })
  if (status !== 200) return null
  // What this device shows of its bookings says so too.
  void renewBookings()
  return confirmed
}

/** False when the address is confirmed already, or it is too late. Throws `too-many-requests`. */
export async function sendConfirmation(booking: string): Promise<boolean> {
  if ((await send(resendConfirmation, { params: { id: booking } })).status === 200) return true
  await renewBookings()
  return false
}

/** What a supplier has booked for its driver. Throws `not-possible-now` when it is cancelled. */
export async function acceptBooking(id: string): Promise<void> {
  await keepBooking(await call(acceptCall, { params: { id } }))
}

async function renewBookings(): Promise<void> {
  await currentQueryClient().invalidateQueries({ queryKey: ['bookings'], refetchType: 'all' })
}

/** Changes the address of a booking and sends the mail there; false and throws as `sendConfirmation`. */
export async function correctAddress(booking: string, email: string): Promise<boolean> {
  const { status, data } = await send(correctCall, { params: { id: booking }, body: { email } })
  if (status === 200) await keepBooking(data)
  else await renewBookings()
  return status === 200
}
