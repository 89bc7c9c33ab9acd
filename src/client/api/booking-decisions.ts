// What staff decide about one booking of their fleet. Each act ends with the booking as it has become.

import { queryOptions } from '@tanstack/react-query'
import { acceptChange, declineChange, type ChangeRequest } from '#contract/booking-changes.ts'
import { idempotencyHeader } from '#contract/bookings.ts'
import {
  declineCancellation,
  finaliseCancellation,
  getCancellation,
  recordCounterPayment,
  recordCounterRefund,
} from '#contract/cancellations.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { currentQueryClient } from './query-client.ts'
import { bookingQueries, keepBooking } from './bookings.ts'
import { call } from './http.ts'

export type CounterMethod = BodyInputOf<typeof recordCounterPayment>['method']

export const decisionQueries = {
  /** The rule that applies to a cancellation now, and the refund it proposes. */
  cancellation: (id: string) =>
    queryOptions({
      queryKey: ['booking-decisions', 'cancellation', id],
      queryFn: ({ signal }) => call(getCancellation, { params: { id }, signal }),
      staleTime: 0,
      // A driver's reason is personal: it goes with the screen.
      gcTime: 0,
    }),
}

/** Answers the request that is on the screen. Throws `car-taken`, and `not-possible-now` when it is gone or another one. */
export async function acceptAskedChange(
  id: string,
  { requestedAt }: ChangeRequest,
  note: string,
): Promise<void> {
  await call(acceptChange, { params: { id }, body: { requestedAt, ...noted(note) } })
  await renew(id)
}

export async function declineAskedChange(
  id: string,
  { requestedAt }: ChangeRequest,
  note: string,
): Promise<void> {
  await call(declineChange, { params: { id }, body: { requestedAt, ...noted(note) } })
  await renew(id)
}

/** Both in whole XAF: what goes back online, and at the counter. Throws `more-than-due` for more than came in that way. */
export async function cancelBooking(
  id: string,
  { refund, counterRefund }: { refund: number; counterRefund: number },
  note: string,
): Promise<void> {
  await call(finaliseCancellation, { params: { id }, body: { refund, counterRefund, ...noted(note) } })
  await renew(id)
}

export async function declineAskedCancellation(id: string, note: string): Promise<void> {
  await call(declineCancellation, { params: { id }, body: noted(note) })
  await renew(id)
}

/** `amount` in whole XAF. The key is minted once per form: the same one is recorded once. */
export async function recordPayment(
  id: string,
  amount: number,
  method: CounterMethod,
  key: string,
): Promise<void> {
  await call(recordCounterPayment, {
    params: { id },
    body: { amount, method },
    headers: { [idempotencyHeader]: key },
  })
  await renew(id)
}

/** `amount` in whole XAF. The key is minted once per form: the same one is recorded once. */
export async function recordHandedBack(id: string, amount: number, note: string, key: string): Promise<void> {
  await call(recordCounterRefund, {
    params: { id },
    body: { amount, ...noted(note) },
    headers: { [idempotencyHeader]: key },
  })
  await renew(id)
}

const noted = (note: string) => (note === '' ? {} : { note })

/** What was decided is decided: a screen that cannot be renewed now is renewed when it is next looked at. */
async function renew(id: string): Promise<void> {
  const client = currentQueryClient()
  const booking = await client.fetchQuery({ ...bookingQueries.one(id), staleTime: 0 }).catch(() => null)
  if (booking === null) await client.invalidateQueries({ queryKey: bookingQueries.one(id).queryKey })
  else await keepBooking(booking)
}
