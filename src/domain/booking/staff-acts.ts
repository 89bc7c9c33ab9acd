// What staff may do to many bookings at once, from a list in which they do not look at each.

import type { Instant } from '../rental/period.ts'
import type { BookingStatus } from './status.ts'

/** True for what is over or cancelled: only that leaves the lists of staff. A hold is its driver's alone. */
export function mayHide({ status, to }: { status: BookingStatus; to: Instant }, now: Instant): boolean {
  return status === 'cancelled' || (status !== 'void' && to <= now)
}
