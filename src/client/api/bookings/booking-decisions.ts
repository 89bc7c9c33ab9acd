// Staff decisions about one booking of their fleet. Each act returns the changed booking.

import { queryOptions } from '@tanstack/react-query'
import type { ChangeRequest } from '#contract/bookings/booking-changes.ts'
import { idempotencyHeader, type Booking, type ShownBooking } from '#contract/bookings/bookings.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import {
  acceptStaffChange,
  declineStaffCancellation,
  declineStaffChange,
  finaliseStaffCancellation,
  getStaffCancellation,
  recordStaffPayment,
  recordStaffRefund,
} from '#contract/staff/acts.ts'
import { getRefundLimits, giveStaffMoneyBack } from '#contract/staff/give-back.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { currentQueryClient } from '../query-client.ts'
import { bookingQueries, keepBooking } from './bookings.ts'
import { call } from '../http.ts'
import { renewCalendar } from './staff-calendar.ts'
import { staffQueries } from './staff-bookings.ts'

export type CounterMethod = BodyInputOf<typeof recordStaffPayment>['method']

export const decisionQueries = {
  /** The rule that applies to a cancellation now, and the refund it proposes. */
  cancellation: (id: string) =>
    queryOptions({
      queryKey: ['booking-decisions', 'cancellation', id],
      queryFn: ({ signal }) => call(getStaffCancellation, { params: { id }, signal }),
      staleTime: 0,
      // A driver's reason is personal: it goes with the screen.
      gcTime: 0,
    }),
  /** What can go back online of each payment, and the least that its operator gives back. */
  refundLimits: (id: string) =>
    queryOptions({
      queryKey: ['booking-decisions', 'refund-limits', id],
      queryFn: async ({ signal }) => (await call(getRefundLimits, { params: { id }, signal })).payments,
      staleTime: 0,
      gcTime: 0,
    }),
}

/** A booking, or its row in a list of staff. */
type Shown = Pick<Booking, 'from' | 'to' | 'total' | 'cancelRequested'> & { car: { _id: string } }

/** What the screen shows of a booking: the server refuses an act about one that has changed since with `changed-meanwhile`. */
export const shownOf = ({ from, to, total, car, cancelRequested }: Shown): ShownBooking => ({
  from,
  to,
  total,
  car: car._id,
  cancelRequested,
})

/** Answers the request that is on the screen. Throws `car-taken`, `not-possible-now` when it is gone, `changed-meanwhile`. */
export async function acceptAskedChange(
  shown: Booking,
  { requestedAt }: ChangeRequest,
  note: string,
): Promise<void> {
  const body = { requestedAt, was: shownOf(shown), ...noted(note) }
  await renewBooking(shown._id, await call(acceptStaffChange, { params: { id: shown._id }, body }))
}

export async function declineAskedChange(
  shown: Booking,
  { requestedAt }: ChangeRequest,
  note: string,
): Promise<void> {
  const body = { requestedAt, was: shownOf(shown), ...noted(note) }
  await renewBooking(shown._id, await call(declineStaffChange, { params: { id: shown._id }, body }))
}

/** Both in whole XAF: what goes back online, and at the counter. Throws `more-than-due` for more than came in that way. */
export async function cancelBooking(
  shown: Booking,
  { refund, counterRefund }: { refund: number; counterRefund: number },
  note: string,
): Promise<void> {
  const body = { refund, counterRefund, was: shownOf(shown), ...noted(note) }
  await renewBooking(shown._id, await call(finaliseStaffCancellation, { params: { id: shown._id }, body }))
}

export async function declineAskedCancellation(shown: Booking, note: string): Promise<void> {
  const body = { was: shownOf(shown), ...noted(note) }
  await renewBooking(shown._id, await call(declineStaffCancellation, { params: { id: shown._id }, body }))
}

/** `amount` in whole XAF. The key is minted once per form: the same one is recorded once. */
export async function recordPayment(
  id: string,
  amount: number,
  method: CounterMethod,
  key: string,
): Promise<void> {
  const booking = await call(recordStaffPayment, {
    params: { id },
    body: { amount, method },
    headers: { [idempotencyHeader]: key },
  })
  await renewBooking(id, booking)
}

/** `amount` in whole XAF. The key is minted once per form: the same one is recorded once. */
export async function recordHandedBack(id: string, amount: number, note: string, key: string): Promise<void> {
  const booking = await call(recordStaffRefund, {
    params: { id },
    body: { amount, ...noted(note) },
    headers: { [idempotencyHeader]: key },
  })
  await renewBooking(id, booking)
}

/** Of what a cancelled booking has kept, in whole XAF. The key is minted once per form: the same one gives back once. */
export async function giveMoneyBack(id: string, amount: number, note: string, key: string): Promise<void> {
  const booking = await call(giveStaffMoneyBack, {
    params: { id },
    body: { amount, ...noted(note) },
    headers: { [idempotencyHeader]: key },
  })
  await renewBooking(id, booking)
}

const noted = (note: string) => (note === '' ? {} : { note })

/**
 * What was decided is decided: the answer is the booking as it has become, so that the page shows it at once. The lists, the
 * day and the calendar follow. An older server answers without it: then it is read again.
 */
export async function renewBooking(id: string, answered: StaffBooking | undefined): Promise<void> {
  const client = currentQueryClient()
  const { queryKey: shown } = staffQueries.one(id)
  // A reading on its way is older than the act.
  await client.cancelQueries({ queryKey: shown })
  if (answered === undefined) await client.invalidateQueries({ queryKey: shown })
  else client.setQueryData(shown, answered)
  void renewCalendar()
  void client.invalidateQueries({
    queryKey: ['staff'],
    predicate: ({ queryKey }) => queryKey[1] !== 'booking',
  })
  const { queryKey } = bookingQueries.one(id)
  if (client.getQueryData(queryKey) === undefined) return
  const booking = await client.fetchQuery({ ...bookingQueries.one(id), staleTime: 0 }).catch(() => null)
  if (booking === null) await client.invalidateQueries({ queryKey })
  else await keepBooking(booking)
}
