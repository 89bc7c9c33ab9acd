// What staff may do to many bookings at once, from a list in which they do not look at each.

import type { Instant } from '../rental/period.ts'
import type { BookingStatus } from './status.ts'

export type Waiting = {
  status: BookingStatus
  /** Booked on a device without an account. */
  isGuest: boolean
  /** Whether the driver has shown that the address is theirs. */
  isVerified: boolean
  /** The pick-up. */
  from: Instant
}

/**
 * True while a guest has not confirmed the address and the trip lies ahead: what is missing is the guest's word, and
 * nobody's car is promised for it. Once the trip has begun, the counter has seen who is there.
 */
export function waitsForGuest({ status, isGuest, isVerified, from }: Waiting, now: Instant): boolean {
  return status === 'pending' && isGuest && !isVerified && now < from
}

/** True for what is over or cancelled: only that leaves the lists of staff. A hold is its driver's alone. */
export function mayHide({ status, to }: { status: BookingStatus; to: Instant }, now: Instant): boolean {
  return status === 'cancelled' || (status !== 'void' && to <= now)
}
