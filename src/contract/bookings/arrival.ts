// A driver on the way says so.

import * as v from 'valibot'
import { arrivalNews } from '#domain/booking/stage.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'

export const reportArrival = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/arrival',
  summary:
    'A driver has landed or is late; the supplier is notified once of each, from a day before pick-up until two hours after it',
  params: v.object({ id: Id }),
  body: v.object({ news: v.picklist(arrivalNews, code('invalid-input')) }),
  statuses: { 200: 'Reported, now or before' },
  failures: ['signed-out', 'not-found', 'not-possible-now'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-003' }, body: { news: 'landed' } }),
})
