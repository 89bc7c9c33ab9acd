// Other dates, places or extras of a booking, as its driver asked for by phone.

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { idempotencyHeader } from '#contract/bookings/bookings.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { amendStaffBooking, discountStaffBooking, quoteStaffAmendment } from '#contract/staff/amend.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { renewBooking, shownOf } from '../bookings/booking-decisions.ts'
import { call } from '../http.ts'

type Amendment = Omit<BodyInputOf<typeof amendStaffBooking>, 'was'>
export type AmendmentInput = BodyInputOf<typeof quoteStaffAmendment>

export const amendmentQueries = {
  /** What it would cost now; a refusal says which rule it breaks. */
  quote: (id: string, asked: AmendmentInput) =>
    queryOptions({
      queryKey: ['staff-amendments', id, asked],
      queryFn: ({ signal }) => call(quoteStaffAmendment, { params: { id }, body: asked, signal }),
      staleTime: 0,
      gcTime: 0,
      // The last answer stays, dimmed, while the next one is on its way.
      placeholderData: keepPreviousData,
    }),
}

/** `shown` is the booking on the screen: throws `changed-meanwhile` when it is another by now, `price-changed`, `car-taken`. */
export async function amendBooking(shown: StaffBooking, amendment: Amendment): Promise<void> {
  const { _id: id } = shown
  const booking = await call(amendStaffBooking, {
    params: { id },
    body: { ...amendment, was: shownOf(shown) },
  })
  await renewBooking(id, booking)
}

/** `amount` in whole XAF. The key is minted once per form: the same one takes it off once. Throws like `amendBooking`. */
export async function discountBooking(
  shown: StaffBooking,
  { amount, reason }: { amount: number; reason: string },
  key: string,
): Promise<void> {
  const { _id: id } = shown
  const booking = await call(discountStaffBooking, {
    params: { id },
    body: { amount, reason, was: shownOf(shown) },
    headers: { [idempotencyHeader]: key },
  })
  await renewBooking(id, booking)
}
