// Paying what is left of a booking by a link that staff send.

import * as v from 'valibot'
import { Booking } from './bookings.ts'
import { endpoint } from '../endpoint.ts'
import { code } from '../fields.ts'

export const openPaymentLink = endpoint({
  method: 'POST',
  path: '/api/payment-links',
  summary:
    'What a payment link is about: the booking without personal data. Its payments can then be made from this device',
  /** Left out it is the link that was opened on this device before. */
  body: v.object({ token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, code('invalid-input')))) }),
  response: Booking,
  failures: ['not-found', 'too-many-requests'],
  access: 'public',
  example: () => ({ body: { token: 'a'.repeat(43) } }),
})
