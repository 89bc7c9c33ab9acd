// What a return costs more: what the rules propose, and what staff make of it.

import * as v from 'valibot'
import { chargeKinds, proposedKinds } from '#domain/inspection/applied-charge.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Id } from '../fields.ts'
import { Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

const params = v.object({ id: Id })
const wrong = code('invalid-input')
const refused = ['signed-out', 'forbidden', 'not-found', 'not-possible-now'] as const
const staff = { access: 'staff', right: 'serve-bookings' } as const

export const getChargeProposals = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:id/charge-proposals',
  summary: 'For staff: what the records of a car propose to charge at its return, none applied by itself',
  params,
  response: v.object({
    proposals: v.array(
      v.object({
        kind: v.picklist(proposedKinds),
        /** In XAF. */
        amount: Amount,
        /** How it is reckoned, in whole numbers: kilometres, days, eighths, minutes, hours, and the price of one. */
        reckoning: v.record(v.string(), v.number()),
      }),
    ),
  }),
  failures: ['signed-out', 'forbidden', 'not-found'],
  access: 'staff',
  right: 'see-bookings',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-003' } }),
})

export const NewCharge = v.object({
  /** Made by the device: sent again, it is the same line. */
  _id: v.pipe(v.string(), v.uuid(wrong)),
  kind: v.picklist(chargeKinds, wrong),
  amount: v.pipe(Amount, v.minValue(1, code('required')), v.maxValue(100_000_000, wrong)),
  /** Needed where nothing is proposed, or another sum. */
  reason: v.optional(Remark),
})
export type NewCharge = v.InferOutput<typeof NewCharge>

export const applyCharges = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/charges',
  summary: 'For staff: the charges of a return that staff keep or type; each is added to what is due',
  params,
  body: v.object({
    charges: v.pipe(v.array(NewCharge), v.minLength(1, code('required')), v.maxLength(20, wrong)),
  }),
  response: StaffBooking,
  statuses: { 200: 'Added; sent twice they are added once' },
  failures: [
    ...refused,
    'required',
    'invalid-input',
    'too-long',
    'card-number-in-text',
    'idempotency-key-reused',
  ],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-001' },
    body: {
      charges: [
        {
          _id: '5b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a15',
          kind: 'damage',
          amount: 25_000,
          reason: 'A scratch on the left door',
        },
      ],
    },
  }),
})

export const upholdCharge = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/charges/:charge/upholding',
  summary:
    'For staff: a charge that its driver does not accept is due all the same, with an answer to the driver',
  params: v.object({ id: Id, charge: Id }),
  body: v.object({ answer: v.pipe(Remark, v.minLength(1, code('required'))) }),
  response: StaffBooking,
  statuses: { 200: 'Due; sent twice it stays so' },
  failures: [...refused, 'required', 'too-long', 'card-number-in-text'],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-001', charge: 'demo-charge-refused' },
    body: { answer: 'The picture of the hand-over shows a full tank.' },
  }),
})

export const strikeCharge = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/charges/:charge/reversal',
  summary:
    'For staff: a charge is struck; within ten minutes by who added it, and by owners and admins always',
  params: v.object({ id: Id, charge: Id }),
  body: v.object({ reason: v.pipe(Remark, v.minLength(1, code('required'))) }),
  response: StaffBooking,
  statuses: { 200: 'Struck; sent twice it stays so' },
  failures: [...refused, 'required', 'too-long', 'card-number-in-text'],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-001', charge: 'demo-charge-struck' },
    body: { reason: 'It was there before' },
  }),
})
