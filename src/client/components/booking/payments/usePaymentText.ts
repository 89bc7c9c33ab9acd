import { useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import { operatorNames } from '#domain/payment/mobile-money.ts'
import { gatewayLabels, useChargeText } from '#client/components/payment/payment-labels.ts'
import { noMoneyLabels, returnLabels } from './payment-states.ts'

type PaymentText = {
  /** Who carried the money. */
  way: (payment: BookingPayment) => string
  /** What became of it: a line each, none for money that simply came. */
  state: (payment: BookingPayment) => string[]
}

/** One payment in words, for its driver and for staff. */
export function usePaymentText(): PaymentText {
  const { t } = useLingui()
  const chargeText = useChargeText()
  function state({ state: is, reason, returnedFor, refunded, goingBack, amount, currency }: BookingPayment) {
    if (is === 'waiting') return [t`Waits for approval on the phone`]
    if (is === 'refused') return reason === null ? [] : [t(noMoneyLabels[reason])]
    const back = chargeText({ amount: refunded, currency })
    const underWay = chargeText({ amount: goingBack, currency })
    const why = reason === null ? returnedFor && t(returnLabels[returnedFor]) : t(noMoneyLabels[reason])
    return [
      ...(is === 'returned' && why ? [why] : []),
      ...(refunded > 0 ? [refunded >= amount ? t`Refunded` : t`${back} refunded`] : []),
      ...(goingBack > 0 ? [t`Refund of ${underWay} under way`] : []),
    ]
  }
  return {
    way: ({ gateway, operator }) => (operator === null ? t(gatewayLabels[gateway]) : operatorNames[operator]),
    state,
  }
}
