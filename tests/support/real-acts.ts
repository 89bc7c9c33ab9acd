// What a history does with money, as it is.

import { openPayment } from '#server/payments/checkout/open-payment.ts'
import { promptPayment } from '#server/payments/checkout/prompt-payment.ts'
import { recordCounterRefund } from '#server/payments/counter/record-counter-refund.ts'
import { endHold, releaseOldHolds } from '#server/payments/holds.ts'
import { settle } from '#server/payments/settlement/settle.ts'
import type { Acts } from './faulty-payments.ts'

export const realActs: Acts = {
  settle,
  handBack: recordCounterRefund,
  openPayment,
  promptPayment,
  endHold,
  releaseOldHolds,
}
