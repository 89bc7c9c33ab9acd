// The refund of a cancellation (rule 3). Staff see it as a proposal and decide.

import { cancellationTerms, type CancellationTerms } from '../booking/cancellation.ts'
import type { PaymentChoice } from '../rental/payment-choice.ts'
import type { BookingStatus } from '../booking/status.ts'
import type { Extra } from '../rental/extras.ts'
import { day, type Instant } from '../rental/period.ts'

/** How often a provider may say no to a refund before people are told, and how long one may take, in milliseconds. */
export const mostRefusals = 3
export const refundPatience = day

export type Cancelled = {
  from: Instant
  extras: readonly Extra[]
  payment: PaymentChoice
  total: number
  days: number
  /** Whole XAF that came in and were not given back. */
  paid: number
  /** When the driver asked for it; null when staff cancel unasked. */
  askedAt: Instant | null
}

/** `not-asked`: it is not the driver who withdraws. */
export type RefundRule = CancellationTerms['rule'] | 'not-asked'

/**
 * Whole XAF, by the rule at the time of the driver's request, so that a late answer costs the driver nothing. Everything
 * while cancelling is free, and when staff cancel without a request. Later a fee of one rental day is proposed (the part
 * that is hard to rent out again), never more than was paid. `deadline` is the last instant of a free cancellation.
 */
export function proposedRefund(booking: Cancelled): { rule: RefundRule; deadline: Instant; refund: number } {
  const terms = cancellationTerms(
    {
      from: booking.from,
      hasCancellationExtra: booking.extras.includes('cancellation'),
      paidAtCounter: booking.payment === 'counter',
    },
    booking.askedAt ?? booking.from,
  )
  if (booking.askedAt === null) return { rule: 'not-asked', deadline: terms.deadline, refund: booking.paid }
  const fee = terms.rule === 'fee-may-apply' ? Math.ceil(booking.total / Math.max(1, booking.days)) : 0
  return { ...terms, refund: Math.max(0, booking.paid - fee) }
}

/** Shares a refund in whole XAF: first what can go back online, and the rest by hand at the counter, where it came in. */
export function shareRefund(
  refund: number,
  { online, counter }: { online: number; counter: number },
): { online: number; counter: number } {
  const sent = Math.min(refund, online)
  return { online: sent, counter: Math.min(refund - sent, counter) }
}

/**
 * Whole XAF that a cancelled booking has kept of what was paid: what is decided to go back, online or at the counter, is not
 * kept. 0 for a live one.
 */
export function keptOf({
  status,
  paid,
  goingBack = 0,
  backAtCounter = 0,
}: {
  status: BookingStatus
  paid: number
  goingBack?: number | undefined
  backAtCounter?: number | undefined
}): number {
  return status === 'cancelled' ? Math.max(0, paid - goingBack - backAtCounter) : 0
}

/** Whole XAF that may be handed back of what the counter holds: all of it once cancelled, before that what the booking does not cost. */
export function handBackLimit(
  { status, total }: { status: BookingStatus; total: number },
  { online, counter }: { online: number; counter: number },
): number {
  return status === 'cancelled' ? counter : Math.max(0, Math.min(counter, online + counter - total))
}
