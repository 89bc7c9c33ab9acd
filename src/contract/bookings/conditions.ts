// The rental conditions of a supplier as a PDF: those that hold now, and those that a booking was made under.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, Language } from '../fields.ts'

const query = v.object({ language: v.optional(Language) })
const params = v.object({ id: Id })

export const getConditions = endpoint({
  method: 'GET',
  path: '/api/suppliers/:id/conditions',
  summary: 'The rental conditions of a supplier now, in the language or in English',
  params,
  query,
  media: ['application/pdf'],
  failures: ['not-found'],
  access: 'public',
  example: () => ({ params: { id: 'ngondo-cars' }, query: { language: 'en' } }),
})

export const getBookingConditions = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/conditions',
  summary: 'The rental conditions that a booking was made under; for its driver and for staff',
  params,
  query,
  media: ['application/pdf'],
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' }, query: { language: 'en' } }),
})
