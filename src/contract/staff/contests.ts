// Staff answer a driver who contests what was recorded at the return.

import * as v from 'valibot'
import { Inspections } from '../bookings/inspections.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'
import { Remark } from '../text.ts'

export const answerContest = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/return-answer/answer',
  summary: 'For staff: the answer to a driver who contests a return; charges are struck by themselves',
  params: v.object({ id: Id }),
  body: v.object({ answer: v.pipe(Remark, v.minLength(1, code('required'))) }),
  response: Inspections,
  statuses: { 200: 'Answered; sent twice it stays so' },
  failures: [
    'signed-out',
    'forbidden',
    'not-found',
    'not-possible-now',
    'required',
    'too-long',
    'card-number-in-text',
  ],
  access: 'staff',
  right: 'serve-bookings',
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-001' },
    body: { answer: 'You are right: it is on the pictures of the hand-over.' },
  }),
})
