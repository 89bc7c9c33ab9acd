import { useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import { operatorNames, type NoMoneyReason } from '#domain/payment/mobile-money.ts'
import { gatewayLabels, useChargeText } from '#client/components/payment/payment-labels.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a phone brought no money, in a line of a list. */
const noMoneyLabels: Record<NoMoneyReason, MessageDescriptor> = {
  refused: msg`No money came: not approved on the phone`,
  'no-money': msg`No money came: too little on the account`,
  'wrong-pin': msg`No money came: wrong PIN`,
  expired: msg`No money came: not approved in time`,
  limit: msg`No money came: the account has reached its limit`,
  'operator-away': msg`No money came: the operator was not available`,
  'paid-less': msg`Less arrived than was asked`,
}

/** Why all of a payment goes back. */
const returnLabels: Record<NonNullable<BookingPayment['returnedFor']>, MessageDescriptor> = {
  cancelled: msg`The booking was cancelled`,
  'already-paid': msg`This was paid already`,
  'car-gone': msg`The car was no longer free`,
  incomplete: msg`The rest did not arrive in time`,
  'amount-mismatch': msg`A different sum arrived`,
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
