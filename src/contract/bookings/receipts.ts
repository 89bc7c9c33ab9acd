// A receipt for what was paid for a booking.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, Language } from '../fields.ts'

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/receipt',
  summary: 'A receipt for the money that came in and went back, as a PDF; for its driver and for staff',
  params: v.object({ id: Id }),
  query: v.object({ language: v.optional(Language) }),
  media: ['application/pdf'],
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-001' }, query: { language: 'en' } }),
})
