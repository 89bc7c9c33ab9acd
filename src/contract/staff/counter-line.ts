// A sum that was taken or handed back at the counter and written down wrong.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'
import { Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

export const correctCounterLine = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/counter-lines/:line/correction',
  summary:
    'For staff: takes back a sum that the counter took or handed back and that was written down wrong; within ten minutes, for who wrote it, and for owners and admins always',
  params: v.object({ id: Id, line: Id }),
  body: v.object({ reason: v.pipe(Remark, v.minLength(1, code('required'))) }),
  statuses: { 200: 'Taken back; sent twice it stays so' },
  failures: ['signed-out', 'forbidden', 'not-found', 'not-possible-now', 'required'],
  access: 'staff',
  right: 'serve-bookings',
  response: StaffBooking,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-020', line: 'demo-counter-payment' },
    body: { reason: 'Typed twice' },
  }),
})
