// What is seen to before the keys leave: papers that were seen, and steps that are set aside.

import * as v from 'valibot'
import { identityKinds } from '#domain/inspection/seen-document.ts'
import { keySteps } from '#domain/inspection/walk.ts'
import { endpoint } from '../endpoint.ts'
import { code, Day, Id } from '../fields.ts'
import { emptyIsNull, line, Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

const wrong = code('invalid-input')
const Numbered = v.pipe(line(40), v.minLength(1, code('required')))

/** One of the three is said: what was seen of the step's document, or why the step is set aside. */
export const NewKeyStep = v.object({
  step: v.picklist(keySteps, wrong),
  licence: v.optional(
    v.object({
      number: Numbered,
      category: v.optional(emptyIsNull(line(20)), null),
      validUntil: v.optional(v.nullable(Day), null),
    }),
  ),
  identity: v.optional(v.object({ kind: v.picklist(identityKinds, wrong), number: Numbered })),
  /** Of owners and admins alone. */
  setAside: v.optional(Remark),
})
export type NewKeyStep = v.InferOutput<typeof NewKeyStep>

export const recordKeyStep = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/key-steps',
  summary:
    'For staff: the licence or the identity document was seen, or an owner or admin sets a step before the keys aside; the latest of a step counts',
  params: v.object({ id: Id }),
  body: NewKeyStep,
  response: StaffBooking,
  statuses: { 200: 'Noted; sent twice it is noted once' },
  failures: [
    'signed-out',
    'forbidden',
    'not-found',
    'not-possible-now',
    'required',
    'invalid-input',
    'invalid-date',
    'too-long',
    'card-number-in-text',
  ],
  access: 'staff',
  right: 'serve-bookings',
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-028' },
    body: { step: 'identity', identity: { kind: 'identityCard', number: 'CM-104417' } },
  }),
})
