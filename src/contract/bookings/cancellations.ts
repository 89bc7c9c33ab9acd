// Asking for a cancellation, and what staff make of it.

import * as v from 'valibot'
import { idempotencyHeader } from './bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Id, Timestamp } from '../fields.ts'
import { Remark } from '../text.ts'

const params = v.object({ id: Id })
const NotNegative = v.pipe(Amount, v.minValue(0, code('invalid-input')))

export const requestCancellation = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancellation-request',
  summary: 'A driver asks once for the cancellation of a booking that has not begun',
  params,
  body: v.object({ reason: v.optional(Remark) }),
  statuses: { 200: 'Asked' },
  failures: ['signed-out', 'not-found', 'not-possible-now'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' }, body: { reason: 'My flight was moved.' } }),
})

export const Cancellation = v.object({
  requestedAt: v.nullable(Timestamp),
  reason: v.nullable(v.string()),
  rule: v.picklist(['free-until-pick-up', 'full-refund', 'fee-may-apply', 'not-asked']),
  /** Until when cancelling costs nothing. */
  deadline: Timestamp,
  /** In XAF: what was paid online and can be given back, and how much of it the rule proposes. */
  refundable: Amount,
  proposedRefund: Amount,
  /** The same of what the counter took: it is handed back there. */
  refundableAtCounter: Amount,
  proposedAtCounter: Amount,
})
export type Cancellation = v.InferOutput<typeof Cancellation>

export const getCancellation = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/cancellation',
  summary: 'For staff: what was asked, the rule that applies and the refund it proposes',
  params,
  response: Cancellation,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-next' } }),
})

export const finaliseCancellation = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancellation',
  summary:
    'For staff: cancels a booking, gives money back and says how much the counter will; without amounts, what the rule proposes',
  params,
  body: v.object({
    refund: v.optional(NotNegative),
    /** To be handed back at the counter, of what was taken there. */
    counterRefund: v.optional(NotNegative),
    note: v.optional(Remark),
  }),
  statuses: { 200: 'Cancelled' },
  failures: [
    'signed-out',
    'forbidden',
    'not-found',
    'not-possible-now',
    'more-than-due',
    'refund-too-small',
    'provider-away',
  ],
  access: 'signed-in',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-next' }, body: {} }),
})

export const declineCancellation = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancellation/decline',
  summary: 'For staff: the booking stays as it is',
  params,
  body: v.object({ note: v.optional(Remark) }),
  statuses: { 200: 'Declined' },
  failures: ['signed-out', 'not-found', 'not-possible-now'],
  access: 'signed-in',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-next' }, body: {} }),
})

export const recordCounterPayment = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/counter-payments',
  summary: 'For staff: money taken at the counter, in XAF',
  params,
  headers: [idempotencyHeader],
  body: v.object({
    amount: v.pipe(Amount, v.minValue(1, code('required'))),
    method: v.picklist(['cash', 'mtnMoMo', 'orangeMoney', 'card']),
  }),
  statuses: { 200: 'Recorded' },
  failures: [
    'signed-out',
    'not-found',
    'not-possible-now',
    'more-than-due',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  access: 'signed-in',
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-booking-next' },
    headers: { [idempotencyHeader]: `counter-${new Date(now).toISOString().slice(0, 10)}-0001` },
    body: { amount: 1000, method: 'cash' },
  }),
})

export const recordCounterRefund = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/counter-refunds',
  summary:
    'For staff: money handed back at the counter, in XAF; of a live booking only what is above its total',
  params,
  headers: [idempotencyHeader],
  body: v.object({ amount: v.pipe(Amount, v.minValue(1, code('required'))), note: v.optional(Remark) }),
  statuses: { 200: 'Recorded' },
  failures: ['signed-out', 'not-found', 'more-than-due', 'idempotency-key-missing', 'idempotency-key-reused'],
  access: 'signed-in',
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-booking-next' },
    headers: { [idempotencyHeader]: `counter-refund-${new Date(now).toISOString().slice(0, 10)}-0001` },
    body: { amount: 500 },
  }),
})
