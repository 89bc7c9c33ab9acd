import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoMoneyReason } from '#domain/payment/mobile-money.ts'

/** Why no money came from a phone, with what to do next. What comes before them is the specification's 'Payment failed.'. */
export const noMoneyTexts: Record<NoMoneyReason | 'no-answer', MessageDescriptor> = {
  refused: msg`The payment was not approved on the phone. Nothing was charged. Check the number and the operator, then try again.`,
  'no-money': msg`There is not enough money on this account. Nothing was charged. Top it up, or choose another way to pay.`,
  'wrong-pin': msg`The PIN was wrong. Nothing was charged. Try again.`,
  expired: msg`The payment was not approved on the phone in time. Nothing was charged. Try again.`,
  limit: msg`This account has reached its limit. Nothing was charged. Use another number, or choose another way to pay.`,
  'operator-away': msg`Paying with this operator is not available now. Nothing was charged. Try again later, or choose another way to pay.`,
  'no-answer': msg`The operator has not answered yet. Pay another way. If you did approve this payment, we count it or refund it to your phone.`,
  'paid-less': msg`We received less than the amount due. We refund all of it to the phone that paid.`,
}
