import type { BodyInputOf } from '#contract/endpoint.ts'
import { checkLicence as checkLicenceCall } from '#contract/staff/people/licence-check.ts'
import { renewBooking } from '../bookings/booking-decisions.ts'
import { call } from '../http.ts'

/** Throws `changed-meanwhile` when there is another file or another answer by now. */
export async function checkLicence(
  booking: string,
  check: BodyInputOf<typeof checkLicenceCall>,
): Promise<void> {
  await renewBooking(booking, await call(checkLicenceCall, { params: { id: booking }, body: check }))
}
