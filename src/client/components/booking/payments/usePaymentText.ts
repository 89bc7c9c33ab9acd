import { useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import { operatorNames, type NoMoneyReason } from '#domain/payment/mobile-money.ts'
import { gatewayLabels, useChargeText } from '#client/components/payment/payment-labels.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a phone brought no money, in a line of a list. */
const noMoneyLabels: Record<NoMoneyReason, MessageDescriptor> = {
  refused: msg`Not paid: not approved on the phone`,
  'no-money': msg`Not paid: not enough money on the account`,
  'wrong-pin': msg`Not paid: wrong PIN`,
  expired: msg`Not paid: not approved in time`,
  limit: msg`Not paid: the account has reached its limit`,
  'operator-away': msg`Not paid: the operator was not available`,
  'paid-less': msg`Too little received`,
}

/** Why all of a payment goes back. */
const returnLabels: Record<NonNullable<BookingPayment['returnedFor']>, MessageDescriptor> = {
  cancelled: msg`The booking was cancelled`,
  'already-paid': msg`This was paid already`,
  'car-gone': msg`The car was no longer free`,
  incomplete: msg`The rest did not arrive in time`,
  'amount-mismatch': msg`Wrong amount received`,
}

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
