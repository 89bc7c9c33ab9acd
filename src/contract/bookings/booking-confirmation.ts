// Confirming the email address of a booking that was made with an unconfirmed one.

import * as v from 'valibot'
import { Booking } from './bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../fields.ts'
import { Email } from '../email.ts'
import { LinkToken } from '../person-fields.ts'

export const ConfirmedBooking = v.object({
  reference: v.string(),
  car: v.string(),
  from: Timestamp,
  /** Whether this device may read the booking. */
  opensHere: v.boolean(),
  /** What `activate` takes together with a password; null where there is an account already, or for a link used before. */
  account: v.nullable(v.object({ userId: Id, email: v.string(), token: v.string() })),
})
export type ConfirmedBooking = v.InferOutput<typeof ConfirmedBooking>

export const confirmBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/confirm',
  summary:
    'Confirms the address of a booking, or accepts what a supplier has booked, with the link of its mail, without a password',
  body: v.object({ booking: Id, token: LinkToken }),
  response: ConfirmedBooking,
  statuses: {
    200: 'Confirmed',
    204: 'The link has expired, was superseded or is not this one, or the booking is cancelled',
  },
  failures: [],
  access: 'public',
  example: () => ({ body: { booking: 'demo-booking-next', token: 'from-a-mail' } }),
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/confirmation',
  summary: "Sends the mail that confirms the booking's address again; only the newest one opens",
  params: v.object({ id: Id }),
  statuses: { 200: 'Sent', 204: 'Nothing is to be confirmed, or it is too late' },
  failures: ['signed-out', 'not-found', 'too-many-requests'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' } }),
})

export const correctAddress = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/address',
  summary:
    'Corrects the address that a guest gave for a booking, until it is confirmed, and sends the mail there',
  params: v.object({ id: Id }),
  body: v.object({ email: Email }),
  response: Booking,
  statuses: {
    200: 'Corrected and sent',
    204: 'It is confirmed, it is too late, or no guest made it on this device',
  },
  failures: ['signed-out', 'not-found', 'too-many-requests'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' }, body: { email: 'ruth.example@wouri.example' } }),
})

export const acceptBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/acceptance',
  summary: 'A driver accepts what a supplier has booked for them; from then on it may look at their licence',
  params: v.object({ id: Id }),
  response: Booking,
  statuses: { 200: 'Accepted, now or before' },
  failures: ['signed-out', 'not-found', 'not-possible-now'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' } }),
})
