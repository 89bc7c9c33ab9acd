// Money that a booking has kept goes back: of a cancelled one, or one payment alone.

import * as v from 'valibot'
import { idempotencyHeader } from '../bookings/bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Id } from '../fields.ts'
import { Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

const refused = ['signed-out', 'forbidden', 'not-found', 'not-possible-now'] as const
/** It ends with the booking as it has become. */
const act = { access: 'staff', right: 'give-money-back', response: StaffBooking } as const

export const RefundLimits = v.object({
  /** Whose money is on the booking, oldest first; a refund takes it from the latest. `least` is 0 where there is no such limit. */
  payments: v.array(v.object({ _id: Id, most: Amount, least: Amount })),
})
export type RefundLimits = v.InferOutput<typeof RefundLimits>

export const getRefundLimits = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:id/refunds',
  summary:
    'For owners and admins: what can go back online of each payment of a booking, and the least that its operator gives back, in XAF',
  params: v.object({ id: Id }),
  response: RefundLimits,
  failures: ['signed-out', 'forbidden', 'not-found'],
  access: 'staff',
  right: 'give-money-back',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-011' } }),
})

export const giveStaffMoneyBack = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/refunds',
  summary:
    'For owners and admins: gives money back that a cancelled booking has kept, in XAF; what cannot go back online is to be handed back at the counter',
  params: v.object({ id: Id }),
  headers: [idempotencyHeader],
  body: v.object({
    amount: v.pipe(Amount, v.minValue(1, code('required'))),
    note: v.optional(Remark),
  }),
  statuses: { 200: 'Given back' },
  failures: [
    ...refused,
    'more-than-due',
    'refund-too-small',
    'provider-away',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  ...act,
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-booking-011' },
    headers: { [idempotencyHeader]: `give-back-${new Date(now).toISOString().slice(0, 10)}-0001` },
    body: { amount: 500 },
  }),
})

export const returnStaffPayment = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/payments/:payment/refund',
  summary:
    'For staff: gives one online payment of a booking back alone; the booking stays, and the sum is due again',
  params: v.object({ id: Id, payment: Id }),
  statuses: { 200: 'Decided; it is sent back the way it came' },
  failures: [...refused, 'refund-too-small', 'provider-away'],
  ...act,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-001', payment: 'demo-payment-demo-booking-001' },
  }),
})
