// Staff change a booking themselves: other dates, extras or places, with the difference before.

import * as v from 'valibot'
import { ChangeQuote, quoteChange } from '../bookings/booking-changes.ts'
import { idempotencyHeader, ShownBooking } from '../bookings/bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp, WallTime } from '../fields.ts'
import { AdditionalDriver, Total } from '../bookings/new-booking.ts'
import { Extra } from '../cars/quotes.ts'
import { Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'
import { Discount } from './new-booking.ts'

const params = v.object({ id: Id })
const staff = { access: 'staff', right: 'serve-bookings' } as const
/** What is left out stays. */
const amendmentEntries = {
  from: v.optional(WallTime),
  to: v.optional(WallTime),
  extras: v.optional(v.pipe(v.array(Extra), v.maxLength(6))),
}
const failures = [...quoteChange.failures, 'forbidden'] as const

export const quoteStaffAmendment = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/amendment-quote',
  summary:
    'For staff: what other dates or extras of a booking would cost, and whether its car is free; while it is out, a later end',
  params,
  body: v.object(amendmentEntries),
  response: v.object({
    ...ChangeQuote.entries,
    /** The booking that has the car next, where it is in the way. */
    inTheWay: v.optional(
      v.nullable(v.object({ _id: Id, reference: v.string(), fullName: v.string(), from: Timestamp })),
    ),
  }),
  failures,
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-023' }, body: { extras: ['theftProtection'] } }),
})

export const amendStaffBooking = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/amendment',
  summary:
    'For staff: gives a booking other dates, extras, places or a second driver; money is settled as with a change its driver asks for',
  params,
  body: v.object({
    ...amendmentEntries,
    pickUp: v.optional(Id),
    dropOff: v.optional(Id),
    /** Who else drives, where the extra is in it; left out, who was named before stays. */
    additionalDriver: v.optional(AdditionalDriver),
    /** The new total that was on the screen, in XAF; left out where the price stays. */
    total: v.optional(Total),
    /** The booking as the screen showed it: one that has changed since is refused. */
    was: v.optional(ShownBooking),
    note: v.optional(Remark),
  }),
  response: StaffBooking,
  statuses: { 200: 'Changed' },
  failures: [
    ...failures,
    'car-taken',
    'price-changed',
    'changed-meanwhile',
    'provider-away',
    'invalid-date',
    'invalid-input',
  ],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-023' },
    body: { dropOff: 'douala-airport', note: 'The flight home leaves later.' },
  }),
})

export const discountStaffBooking = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/discount',
  summary:
    'For owners and admins: less to pay for a booking, with a reason in its history; money above the new total goes back',
  params,
  body: v.object({
    ...Discount.entries,
    /** The booking as the screen showed it: one that has changed since is refused. */
    was: v.optional(ShownBooking),
  }),
  headers: [idempotencyHeader],
  response: StaffBooking,
  statuses: { 200: 'Taken off' },
  failures: [
    'signed-out',
    'forbidden',
    'not-found',
    'not-possible-now',
    'changed-meanwhile',
    'refund-too-small',
    'provider-away',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'booking-in-progress',
  ],
  access: 'staff',
  right: 'change-prices',
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-booking-023' },
    headers: { [idempotencyHeader]: `discount-${new Date(now).toISOString().slice(0, 10)}` },
    body: { amount: 1000, reason: 'The air conditioning was weak.' },
  }),
})
