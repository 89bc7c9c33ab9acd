// What was charged at the return of a car, as its driver reads it, and a line that the driver does not accept.

import * as v from 'valibot'
import { chargeKinds, chargeStates } from '#domain/inspection/applied-charge.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Id, Timestamp } from '../fields.ts'
import { Remark } from '../text.ts'

const ChargeLine = v.object({
  _id: Id,
  at: Timestamp,
  kind: v.picklist(chargeKinds),
  /** In XAF. */
  amount: Amount,
  state: v.picklist(chargeStates),
  /** Why another sum than the rule says, or what it is for. */
  reason: v.nullable(v.string()),
  /** In XAF what the rule says, and how it is reckoned, in whole numbers; devices keep lines from before it was said. */
  proposed: v.optional(v.nullable(Amount)),
  reckoning: v.optional(v.nullable(v.record(v.string(), v.number()))),
  /** Why the driver does not accept it, and what staff answered. */
  refusal: v.nullable(v.string()),
  answer: v.optional(v.nullable(v.string())),
  /** In XAF: what of it was kept of the security deposit. */
  retained: Amount,
})

export const Charges = v.object({
  /** In XAF: what is due of them, beside the total. */
  due: Amount,
  lines: v.array(ChargeLine),
})
export type Charges = v.InferOutput<typeof Charges>

/** As staff read it. */
export const StaffCharges = v.object({
  due: Amount,
  lines: v.array(
    v.object({
      ...ChargeLine.entries,
      /** Whether the reader may strike it now. */
      mayStrike: v.boolean(),
    }),
  ),
})

export const refuseCharge = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/charges/:charge/refusal',
  summary: 'A driver does not accept a charge: it is open, and not to be paid, until staff have looked at it',
  params: v.object({ id: Id, charge: Id }),
  body: v.object({ reason: v.pipe(Remark, v.minLength(1, code('required'))) }),
  response: Charges,
  statuses: { 200: 'Open; sent twice it stays so' },
  failures: ['signed-out', 'not-found', 'not-possible-now', 'required', 'too-long', 'card-number-in-text'],
  access: 'signed-in',
  example: () => ({
    params: { id: 'demo-booking-001', charge: 'demo-charge-refused' },
    body: { reason: 'The tank was not full when I got the car.' },
  }),
})
