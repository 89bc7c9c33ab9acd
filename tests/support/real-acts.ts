// What a history does with money, as it is.

import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import { promptPayment } from '#server/trade/payments/checkout/prompt-payment.ts'
import { recordCounterRefund } from '#server/trade/payments/counter/record-counter-refund.ts'
import { endHold, releaseOldHolds } from '#server/bookings/money/holds.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import type { Acts } from './faulty-payments.ts'

export const realActs: Acts = {
  settle,
  handBack: recordCounterRefund,
  openPayment,
  promptPayment,
  endHold,
  releaseOldHolds,
}
