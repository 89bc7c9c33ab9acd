import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import { majorUnits } from '#domain/payment/charge.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useLanguage } from '#client/i18n/language.ts'

/** Never "deposit" alone: the security deposit is another thing, and is refundable. */
export const choiceLabels: Record<PaymentChoice, MessageDescriptor> = {
  counter: msg`Pay at the counter`,
  deposit: msg`Pay the deposit online`,
  full: msg`Pay in full online`,
}

export const gatewayLabels: Record<GatewayName, MessageDescriptor> = {
  pawapay: msg`MTN MoMo or Orange Money`,
  notchpay: msg`MTN MoMo or Orange Money`,
  stripe: msg`Card`,
  payPal: msg`PayPal`,
  sandbox: msg`Test card`,
  sandboxMobile: msg`Test phone (mobile money)`,
}

export const gatewayHelp: Record<GatewayName, MessageDescriptor> = {
  pawapay: msg`We send a request to your phone, and you approve it there with your PIN. Never tell anyone your PIN.`,
  notchpay: msg`We send a request to your phone, and you approve it there with your PIN. Never tell anyone your PIN.`,
  stripe: msg`Visa, Mastercard and others. Card details go to Stripe and are never stored here.`,
  payPal: msg`Continue on PayPal, then come back here.`,
  sandbox: msg`Test mode: no money moves. Use test cards only.`,
  sandboxMobile: msg`Test mode: no money moves and no phone rings.`,
}

// Why a payment did not go through, with what to do next. What comes before them is the specification's 'Payment failed.'.

const refusals = [
  'declined',
  'insufficient-funds',
  'authentication',
  'card-not-supported',
  'expired',
  'wrong-details',
  'cancelled',
  'no-answer',
  'unknown',
] as const
export type RefusalCause = (typeof refusals)[number]

export const refusalTexts: Record<RefusalCause, MessageDescriptor> = {
  declined: msg`Your bank declined the payment. Nothing was charged. Try another card, or ask your bank.`,
  'insufficient-funds': msg`There is not enough money on this card. Nothing was charged. Try another card or another way to pay.`,
  authentication: msg`Your bank did not get your confirmation. Nothing was charged. Try again, or use another card.`,
  'card-not-supported': msg`This card does not accept this kind of payment. Nothing was charged. Try another card.`,
  expired: msg`This card has expired. Nothing was charged. Use another card.`,
  'wrong-details': msg`Your bank did not recognise the details of this card. Nothing was charged. Check them and try again.`,
  cancelled: msg`You stopped the payment. Nothing was charged. Try again, or choose another way to pay.`,
  'no-answer': msg`No news of this payment yet. You can safely try again: you never pay twice for one booking.`,
  unknown: msg`Nothing was charged. Try again, or choose another way to pay.`,
}

/** Writes what a provider moves, in the very currency that is charged. */
export function useChargeText(): (charge: { amount: number; currency: Currency }) => string {
  const language = useLanguage()
  return ({ amount, currency }) =>
    // Within a sentence or on a button, figures and currency stay on one line.
    formatMoney(majorUnits(amount, currency), currency, language).replaceAll(' ', '\u00A0')
}
