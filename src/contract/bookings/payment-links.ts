// Paying what is left of a booking by a link that staff send.

import * as v from 'valibot'
import { Booking } from './bookings.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'

const params = v.object({ id: Id })
const refused = ['signed-out', 'forbidden', 'not-found'] as const
const staff = { access: 'staff', right: 'serve-bookings' } as const

export const makePaymentLink = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/payment-link',
  summary:
    'For staff: a link with which anybody pays what is left of a booking until pick-up; it ends the one before. Mailed to the driver, or given out once to be sent',
  params,
  body: v.object({ by: v.picklist(['mail', 'hand'], code('invalid-input')) }),
  /** Null when it was mailed. */
  response: v.object({ url: v.nullable(v.pipe(v.string(), v.url())) }),
  failures: [...refused, 'not-possible-now'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-desk-grassfields-auto-8' }, body: { by: 'mail' } }),
})

export const revokePaymentLink = endpoint({
  method: 'DELETE',
  path: '/api/staff/bookings/:id/payment-link',
  summary: 'For staff: ends the payment link of a booking',
  params,
  statuses: { 200: 'No link of it opens anything any more' },
  failures: refused,
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-desk-grassfields-auto-8' } }),
})

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
