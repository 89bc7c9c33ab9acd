// What a cancellation gives back (specification section 9, domain section 3). Staff see it as a proposal and decide.

import { cancellationTerms, type CancellationTerms } from '../booking/cancellation.ts'
import type { PaymentChoice } from '../booking/payment-choice.ts'
import type { Extra } from '../rental/extras.ts'
import type { Instant } from '../rental/period.ts'

export type Cancelled = {
  from: Instant
  extras: readonly Extra[]
  payment: PaymentChoice
  total: number
  days: number
  /** Whole XAF that came in and were not given back. */
  paid: number
}

/**
 * Whole XAF. Everything while cancelling is free. Later a fee may apply: one rental day is proposed, the part that another
 * driver can hardly fill, and never more than was paid.
 */
export function proposedRefund(booking: Cancelled, now: Instant): { terms: CancellationTerms; refund: number } {
  const terms = cancellationTerms(
    {
      from: booking.from,
      hasCancellationExtra: booking.extras.includes('cancellation'),
      paidAtCounter: booking.payment === 'counter',
    },
    now,
  )
  const fee = terms.rule === 'fee-may-apply' ? Math.ceil(booking.total / Math.max(1, booking.days)) : 0
  return { terms, refund: Math.max(0, booking.paid - fee) }
}
