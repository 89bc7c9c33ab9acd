import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentChoice } from '#domain/booking/payment-choice.ts'

/** Never "deposit" alone: the security deposit is another thing, and is refundable. */
export const choiceLabels: Record<PaymentChoice, MessageDescriptor> = {
  counter: msg`Pay at the counter`,
  deposit: msg`Pay the deposit online`,
  full: msg`Pay in full online`,
}
