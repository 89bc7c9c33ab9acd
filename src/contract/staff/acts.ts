// Staff acts on one booking. Some also exist under an address that older clients use.

import * as v from 'valibot'
import * as bulk from '../bookings/booking-acts.ts'
import { acceptChange, declineChange } from '../bookings/booking-changes.ts'
import { idempotencyHeader, ShownBooking } from '../bookings/bookings.ts'
import * as cancellations from '../bookings/cancellations.ts'
import { endpoint, type Example } from '../endpoint.ts'
import { code, Id } from '../fields.ts'
import { Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

const params = v.object({ id: Id })
const refused = ['signed-out', 'forbidden', 'not-found', 'not-possible-now'] as const
const staff = { access: 'staff', right: 'serve-bookings' } as const
/** An act ends with the booking as it has become. */
const act = { ...staff, response: StaffBooking } as const
/** The booking as the screen showed it. */
const shown = { was: v.optional(ShownBooking) }

/** The same example, asked by staff about a booking of the demonstration, under a key of its own where there is one. */
const about =
  (id: string, call: { example: (now: number) => Example }) =>
  (now: number): Example => {
    const { headers, ...example } = call.example(now)
    const key = headers?.[idempotencyHeader]
    return {
      ...example,
      as: 'admin',
      params: { id },
      ...(key === undefined ? {} : { headers: { [idempotencyHeader]: `staff-${key}` } }),
    }
  }

export const confirmStaffBooking = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/confirm',
  summary: 'For staff: promises the car to the driver of a new booking',
  params,
  body: v.optional(
    v.object({
      ...shown,
      /** Staff have spoken with a driver who has not confirmed the address. */
      reached: v.optional(v.boolean()),
    }),
    {},
  ),
  statuses: { 200: 'Confirmed' },
  failures: [...refused, 'address-unconfirmed', 'changed-meanwhile'],
  ...act,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-028' }, body: {} }),
})

export const changeStaffBookings = endpoint({
  ...bulk.changeBookingStatuses,
  path: '/api/staff/bookings/statuses',
  ...staff,
  example: () => ({ as: 'admin', body: { ids: ['demo-booking-005'], status: 'paid' } }),
})

export const hideStaffBookings = endpoint({
  ...bulk.hideBookings,
  path: '/api/staff/bookings/hidden',
  ...staff,
  example: () => ({ as: 'admin', body: { ids: ['demo-booking-001'] } }),
})

export const writeBookingNote = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/notes',
  summary: 'For staff: a note in the history of a booking, read by staff',
  params,
  body: v.object({ note: v.pipe(Remark, v.minLength(1, code('required'))) }),
  statuses: { 200: 'Written' },
  failures: ['signed-out', 'forbidden', 'not-found'],
  ...act,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-028' },
    body: { note: 'Comes with two child seats of her own.' },
  }),
})

export const recordNoShow = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/no-show',
  summary:
    'For staff: the driver never came; the booking is cancelled, the car free, and no money goes back by it',
  params,
  body: v.object({ note: v.optional(Remark) }),
  statuses: { 200: 'Cancelled' },
  failures: [...refused, 'provider-away'],
  ...act,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-011' }, body: {} }),
})

export const acceptStaffChange = endpoint({
  ...acceptChange,
  path: '/api/staff/bookings/:id/change-request/accept',
  body: v.object({ ...acceptChange.body!.entries, ...shown }),
  failures: [...acceptChange.failures, 'forbidden'],
  ...act,
  example: about('demo-booking-change-3', acceptChange),
})

export const declineStaffChange = endpoint({
  ...declineChange,
  path: '/api/staff/bookings/:id/change-request/decline',
  body: v.object({ ...declineChange.body!.entries, ...shown }),
  failures: [...declineChange.failures, 'forbidden'],
  ...act,
  example: about('demo-booking-change-4', declineChange),
})

export const getStaffCancellation = endpoint({
  ...cancellations.getCancellation,
  path: '/api/staff/bookings/:id/cancellation',
  failures: [...cancellations.getCancellation.failures, 'forbidden'],
  access: 'staff',
  right: 'see-bookings',
  example: about('demo-booking-024', cancellations.getCancellation),
})

export const declineStaffCancellation = endpoint({
  ...cancellations.declineCancellation,
  path: '/api/staff/bookings/:id/cancellation/decline',
  body: v.object({ ...cancellations.declineCancellation.body!.entries, ...shown }),
  failures: [...cancellations.declineCancellation.failures, 'forbidden', 'changed-meanwhile'],
  ...act,
  example: about('demo-booking-024', cancellations.declineCancellation),
})

/** A desk that gives money back by it is refused with `forbidden`; where none goes back, it may cancel. */
export const finaliseStaffCancellation = endpoint({
  ...cancellations.finaliseCancellation,
  path: '/api/staff/bookings/:id/cancellation',
  body: v.object({ ...cancellations.finaliseCancellation.body!.entries, ...shown }),
  failures: [...cancellations.finaliseCancellation.failures, 'changed-meanwhile'],
  ...act,
  example: about('demo-booking-024', cancellations.finaliseCancellation),
})

export const recordStaffPayment = endpoint({
  ...cancellations.recordCounterPayment,
  path: '/api/staff/bookings/:id/counter-payments',
  failures: [...cancellations.recordCounterPayment.failures, 'forbidden'],
  ...act,
  example: about('demo-booking-024', cancellations.recordCounterPayment),
})

export const recordStaffRefund = endpoint({
  ...cancellations.recordCounterRefund,
  path: '/api/staff/bookings/:id/counter-refunds',
  failures: [...cancellations.recordCounterRefund.failures, 'forbidden'],
  ...act,
  example: about('demo-booking-024', cancellations.recordCounterRefund),
})
