// Staff acts at the counter on one booking of their fleet. Each act returns the changed booking.

import { queryOptions } from '@tanstack/react-query'
import { confirmStaffBooking, recordNoShow, writeBookingNote } from '#contract/staff/acts.ts'
import { returnStaffPayment } from '#contract/staff/give-back.ts'
import { undoHandOver, undoTakeBack } from '#contract/staff/handover.ts'
import { makePaymentLink as makeLinkCall, revokePaymentLink } from '#contract/staff/payment-link.ts'
import { listSwapCars, swapCar } from '#contract/staff/fleet/swap.ts'
import { renewBooking, shownOf } from './booking-decisions.ts'
import { call } from '../http.ts'

export const swapQueries = {
  /** The cars that may take a booking over, the likest first. */
  cars: (id: string) =>
    queryOptions({
      queryKey: ['staff-swap', id],
      queryFn: async ({ signal }) => (await call(listSwapCars, { params: { id }, signal })).cars,
      staleTime: 0,
    }),
}

/**
 * `shown` is the booking or the row on the screen; `reached` says that staff have spoken with a driver whose address is
 * unconfirmed. Throws `changed-meanwhile` when it is another by now, and `address-unconfirmed` without that word.
 */
export async function confirmBooking(
  shown: Parameters<typeof shownOf>[0] & { _id: string },
  { reached = false }: { reached?: boolean } = {},
): Promise<void> {
  const body = { was: shownOf(shown), ...(reached && { reached }) }
  await renewBooking(shown._id, await call(confirmStaffBooking, { params: { id: shown._id }, body }))
}

/** Within ten minutes: it was a slip of the finger. */
export async function takeBackHandOver(id: string): Promise<void> {
  await renewBooking(id, await call(undoHandOver, { params: { id }, body: {} }))
}

export async function takeBackReturn(id: string): Promise<void> {
  await renewBooking(id, await call(undoTakeBack, { params: { id }, body: {} }))
}

/** The driver never came: the booking is cancelled, and no money goes back by it. */
export async function declareNoShow(id: string, note: string): Promise<void> {
  await renewBooking(id, await call(recordNoShow, { params: { id }, body: note === '' ? {} : { note } }))
}

/** One online payment goes back alone. Throws `provider-away` with nothing done. */
export async function returnPayment(id: string, payment: string): Promise<void> {
  await renewBooking(id, await call(returnStaffPayment, { params: { id, payment } }))
}

/** Mails a payment link, or returns its address once. Throws `not-possible-now` when nothing can be paid online. */
export async function makePaymentLink(id: string, by: 'mail' | 'hand'): Promise<string | null> {
  return (await call(makeLinkCall, { params: { id }, body: { by } })).url
}

export async function endPaymentLink(id: string): Promise<void> {
  await call(revokePaymentLink, { params: { id } })
}

export async function writeNote(id: string, note: string): Promise<void> {
  await renewBooking(id, await call(writeBookingNote, { params: { id }, body: { note } }))
}

/** Another car than `was`, at the price that was agreed. Throws `car-taken` and `changed-meanwhile`. */
export async function giveCar(id: string, car: string, was: string, note: string): Promise<void> {
  await renewBooking(
    id,
    await call(swapCar, { params: { id }, body: { car, was, ...(note !== '' && { note }) } }),
  )
}
