// The link by which staff let anybody pay what is left of a booking; bookings/payment-link.ts opens it.

import * as v from 'valibot'
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
