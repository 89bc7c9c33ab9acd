// The security deposit of a booking as its driver reads it.

import * as v from 'valibot'
import { depositKinds, depositMethods } from '#domain/deposit/ledger.ts'
import { Amount, Id, Timestamp } from '../fields.ts'

export const DepositLine = v.object({
  _id: Id,
  at: Timestamp,
  kind: v.picklist(depositKinds),
  /** In XAF. */
  amount: Amount,
  /** Null for what is kept. */
  method: v.nullable(v.picklist(depositMethods)),
  /** The line that this one takes back: it was typed wrong. */
  reverses: v.nullable(Id),
})

export const SecurityDeposit = v.object({
  /** In XAF: what the supplier holds now. */
  held: Amount,
  lines: v.array(DepositLine),
})
export type SecurityDeposit = v.InferOutput<typeof SecurityDeposit>
