// A receipt for what was paid for a booking.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code, Id, Language } from '../fields.ts'

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/receipt',
  summary:
    'A receipt for the money that came in and went back, or for one sum of the counter, as a PDF; for its driver and for staff',
  params: v.object({ id: Id }),
  query: v.object({
    language: v.optional(Language),
    /** Of one sum that the counter took or handed back; without it the receipt is for all of them. */
    number: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,40}-\d{1,4}$/, code('invalid-input')))),
  }),
  media: ['application/pdf'],
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-001' }, query: { language: 'en' } }),
})
