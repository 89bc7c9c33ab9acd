// The cost of cancelling, and who may request it (rule 3).

import { hour, type Instant } from '../rental/period.ts'
import type { BookingStatus } from './status.ts'

/** Until this many hours before pick-up a cancellation is refunded in full. */
export const fullRefundHours = 24

export type CancellationTerms =
  | { rule: 'free-until-pick-up'; deadline: Instant }
  | { rule: 'full-refund'; deadline: Instant }
  | { rule: 'fee-may-apply'; deadline: Instant }

type Cancellable = { from: Instant; hasCancellationExtra: boolean; paidAtCounter: boolean }

/** The last instant at which cancelling costs nothing. */
function freeCancellationDeadline({ from, hasCancellationExtra, paidAtCounter }: Cancellable): Instant {
  return hasCancellationExtra || paidAtCounter ? from : from - fullRefundHours * hour
}

/** The rule that applies now, with its real deadline. At exactly 24 hours before pick-up the refund is still full. */
export function cancellationTerms(booking: Cancellable, now: Instant): CancellationTerms {
  const deadline = freeCancellationDeadline(booking)
  if (booking.hasCancellationExtra || booking.paidAtCounter) return { rule: 'free-until-pick-up', deadline }
  return { rule: now <= deadline ? 'full-refund' : 'fee-may-apply', deadline }
}

/** A driver asks once, for a booking that is not cancelled and not yet started, and whose keys they do not have. */
export function mayAskForCancellation(
  booking: { status: BookingStatus; from: Instant; cancelRequested: boolean; isHandedOver?: boolean },
  now: Instant,
): boolean {
  const { status, from, cancelRequested, isHandedOver = false } = booking
  return status !== 'cancelled' && !cancelRequested && !isHandedOver && now < from
}
