// The payments of a booking, one by one.

import * as v from 'valibot'
import { gateways } from '#domain/payment/gateway.ts'
import { noMoneyReasons, operators } from '#domain/payment/mobile-money.ts'
import { notKeptReasons } from '#domain/payment/book-payment.ts'
import { Amount, Currency, Id, Timestamp } from '../fields.ts'

/** Amounts in the smallest unit of the currency; XAF has none. */
export const BookingPayment = v.object({
  _id: Id,
  /** When it had its money, or its phone was asked. */
  at: v.nullable(Timestamp),
  amount: Amount,
  currency: Currency,
  gateway: v.picklist(gateways),
  operator: v.nullable(v.picklist(operators)),
  /** `waiting` for a phone; `refused` brought no money; `kept` is the booking's; `returned` could not be kept. */
  state: v.picklist(['waiting', 'refused', 'kept', 'returned']),
  /** Why no money came, in our words. */
  reason: v.nullable(v.picklist(noMoneyReasons)),
  /** Why all of it goes back. */
  returnedFor: v.nullable(v.picklist([...notKeptReasons, 'amount-mismatch'])),
  /** Given back, and decided to go back but not there yet. */
  refunded: Amount,
  goingBack: Amount,
})
export type BookingPayment = v.InferOutput<typeof BookingPayment>
