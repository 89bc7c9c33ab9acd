// A driver who pays at the counter and whose address is unconfirmed confirms it by mail, or the booking lapses (rule 3).

import { hour, type Instant } from '../rental/period.ts'
import type { BookingStatus } from './status.ts'

/** Counted from the booking. */
export const confirmationHours = 24

export type Unanswered = {
  status: BookingStatus
  /** Whether the driver's address was shown to be theirs, for this booking or by opening an account with it, or a counter knows them. */
  isConfirmed: boolean
  bookedAt: Instant
  pickUp: Instant
}

/**
 * The instant at which the booking is cancelled unless its driver confirms the address before: a day after booking, or the
 * pick-up where that comes first. Null while nothing has to be confirmed.
 */
export function confirmBy({ status, isConfirmed, bookedAt, pickUp }: Unanswered): Instant | null {
  if (status !== 'pending' || isConfirmed) return null
  return Math.min(bookedAt + confirmationHours * hour, pickUp)
}
