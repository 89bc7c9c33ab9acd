// Maps Stripe's error of a failed payment to one of our causes.

import type { RefusalCause } from '#client/components/payment/payment-labels.ts'

type StripeRefusal = { code?: string | undefined; decline_code?: string | undefined }

const causes: Record<string, RefusalCause> = {
  insufficient_funds: 'insufficient-funds',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  card_not_supported: 'card-not-supported',
  currency_not_supported: 'card-not-supported',
  expired_card: 'expired',
  incorrect_number: 'wrong-details',
  invalid_number: 'wrong-details',
  incorrect_cvc: 'wrong-details',
  invalid_cvc: 'wrong-details',
  invalid_expiry_month: 'wrong-details',
  invalid_expiry_year: 'wrong-details',
  card_declined: 'declined',
  do_not_honor: 'declined',
  generic_decline: 'declined',
}

/** The bank's decline code is more precise than Stripe's own code. */
export function causeOf({ code, decline_code: declined }: StripeRefusal): RefusalCause {
  return causes[declined ?? ''] ?? causes[code ?? ''] ?? 'unknown'
}
