// A payment as a part of its sum.

import { countParts, noLimits, type PartLimits } from '#domain/payment/parts.ts'
import type { PaidSession } from './payment-session.ts'

type Payment = PaidSession['payment']

/** Which part of its sum a payment is. A session that a device kept from before there were parts is a whole. */
export function partOf({ part, xaf }: Payment): NonNullable<Payment['part']> {
  return part ?? { number: 1, of: 1, rest: xaf }
}

/** The same, should the rest be paid within other limits. */
export function partWithin(payment: Payment, limits: PartLimits = noLimits): { number: number; of: number } {
  const { number, rest } = partOf(payment)
  return countParts({ paid: number - 1, rest }, limits)
}
