import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import type { NoMoneyReason } from '#domain/payment/mobile-money.ts'

/** Why a phone brought no money, in a line of a list. */
export const noMoneyLabels: Record<NoMoneyReason, MessageDescriptor> = {
  refused: msg`No money came: not approved on the phone`,
  'no-money': msg`No money came: too little on the account`,
  'wrong-pin': msg`No money came: wrong PIN`,
  expired: msg`No money came: not approved in time`,
  limit: msg`No money came: the account has reached its limit`,
  'operator-away': msg`No money came: the operator did not answer`,
  'paid-less': msg`Less arrived than was asked`,
}

/** Why all of a payment goes back. */
export const returnLabels: Record<NonNullable<BookingPayment['returnedFor']>, MessageDescriptor> = {
  cancelled: msg`The booking was cancelled`,
  'already-paid': msg`This was paid already`,
  'car-gone': msg`The car was no longer free`,
  incomplete: msg`The rest did not arrive in time`,
  'amount-mismatch': msg`A different sum arrived`,
}
