// Staff write the ledger of a booking's security deposit. Each act returns the changed booking.

import { idempotencyHeader } from '#contract/bookings/bookings.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import * as deposit from '#contract/staff/deposit.ts'
import { renewBooking } from './booking-decisions.ts'
import { call } from '../http.ts'

/** One `key` for one form: sent again it records nothing more. Throws `more-than-deposit` and `more-than-held` on `amount`. */
export async function recordDeposit(
  id: string,
  body: BodyInputOf<typeof deposit.recordDeposit>,
  key: string,
): Promise<void> {
  const headers = { [idempotencyHeader]: key }
  await renewBooking(id, await call(deposit.recordDeposit, { params: { id }, headers, body }))
}

/** Takes back a line that was typed wrong. Throws `not-possible-now` where more has been given back since. */
export async function reverseDeposit(id: string, line: string, reason: string): Promise<void> {
  await renewBooking(id, await call(deposit.reverseDeposit, { params: { id, line }, body: { reason } }))
}
