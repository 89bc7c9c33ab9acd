// The ledger of a booking's security deposit: one line more, and a line that was typed wrong.

import * as v from 'valibot'
import { depositKinds, depositMethods } from '#domain/deposit/ledger.ts'
import { idempotencyHeader } from '../bookings/bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Id } from '../fields.ts'
import { line, Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

const refused = ['signed-out', 'forbidden', 'not-found', 'not-possible-now'] as const
/** It ends with the booking as it has become. */
const act = { access: 'staff', right: 'serve-bookings', response: StaffBooking } as const

export const recordDeposit = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/deposit',
  summary:
    'For staff: what was taken of the security deposit, given back or kept, in XAF; only owners and admins keep some of it, and say why',
  params: v.object({ id: Id }),
  headers: [idempotencyHeader],
  body: v.object({
    kind: v.picklist(depositKinds),
    amount: v.pipe(Amount, v.minValue(1, code('required'))),
    /** How it was taken or given back; not asked of what is kept. */
    method: v.optional(v.picklist(depositMethods)),
    /** Of a transfer or an imprint. */
    reference: v.optional(line(80)),
    /** Of what is kept: the charge that it pays, which is then due no longer. */
    charge: v.optional(Id),
    /** Needed where it is kept. */
    reason: v.optional(Remark),
  }),
  statuses: { 200: 'Recorded' },
  failures: [
    ...refused,
    'required',
    'invalid-input',
    'more-than-deposit',
    'more-than-held',
    'more-than-due',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  ...act,
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-booking-next' },
    headers: { [idempotencyHeader]: `deposit-${new Date(now).toISOString().slice(0, 10)}-0001` },
    body: { kind: 'returned', amount: 1000, method: 'cash' },
  }),
})

export const reverseDeposit = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/deposit/:line/reversal',
  summary:
    'For staff: takes back a line of the security deposit that was typed wrong; within ten minutes, for who wrote it, and for owners and admins always',
  params: v.object({ id: Id, line: Id }),
  body: v.object({ reason: v.pipe(Remark, v.minLength(1, code('required'))) }),
  statuses: { 200: 'Taken back; sent twice it stays so' },
  failures: [...refused, 'required'],
  ...act,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-next', line: 'demo-deposit-in-cash' },
    body: { reason: 'Counted wrong' },
  }),
})
