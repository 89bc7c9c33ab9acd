// Payment of this checkout: the supplier's options, the chosen one, and the amounts due now and at the counter.

import type { CarOffer } from '#contract/cars/cars.ts'
import type { Settings } from '#contract/site/settings.ts'
import { offeredChoices, type PaymentChoice } from '#domain/rental/payment-choice.ts'
import { splitPayment } from '#domain/booking/split-payment.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { waysToPay } from '#domain/payment/ways-to-pay.ts'

export type Payment = {
  choices: PaymentChoice[]
  choice: PaymentChoice
  gateways: readonly GatewayName[]
  /** Null when the counter takes the money. */
  gateway: GatewayName | null
  /** Whole XAF: charged online now, and left for the counter. */
  now: number
  counter: number
}

type Input = {
  offer: Pick<CarOffer, 'supplier'>
  settings: Pick<Settings, 'paymentGateways'>
  /** In whole XAF, for a way to pay: some extras are free at the counter. */
  totalWith: (choice: PaymentChoice) => number
  pay: PaymentChoice | undefined
  /** What was chosen among several. */
  gateway: GatewayName | null
}

/** A choice that is not offered, as in an old link, gives way to the first that is. */
export function paymentOf({
  offer: { supplier },
  settings: { paymentGateways },
  totalWith,
  pay,
  gateway,
}: Input): Payment {
  // Settings that a device has kept may be in an older order.
  const gateways = waysToPay(paymentGateways)
  const choices = offeredChoices(supplier, gateways.length > 0)
  const choice = pay !== undefined && choices.includes(pay) ? pay : (choices[0] ?? 'counter')
  const chosen = gateway !== null && gateways.includes(gateway) ? gateway : (gateways[0] ?? null)
  return {
    choices,
    choice,
    gateways,
    gateway: choice === 'counter' ? null : chosen,
    ...splitPayment(choice, totalWith(choice), supplier.partPaymentPercent),
  }
}
