// The time for which a car is held for a payment (rule 3).

import { minute, type Instant } from '../rental/period.ts'

/** A car is kept for half an hour while its driver pays. */
const holdMinutes = 30

/** The provider stops taking money this long before: a late payment is the rare case, not the usual one. */
const marginMinutes = 5

/** When the car is free again if nothing was paid. */
export function holdEnd(now: Instant): Instant {
  return now + holdMinutes * minute
}

/**
 * When the provider's side of a hold closes. `answersWithin` is for how long a provider may take that cannot be told to stop,
 * in milliseconds: its last request is made so early that the hold outlives it.
 */
export function payableUntil(holdExpiresAt: Instant, answersWithin = 0): Instant {
  return holdExpiresAt - Math.max(marginMinutes * minute, answersWithin)
}

/** At its last instant a hold is over. */
export function holdIsLive(holdExpiresAt: Instant | null, now: Instant): boolean {
  return holdExpiresAt !== null && now < holdExpiresAt
}

/** Until when a payment that is opened now can be made: as long as its car is held, and half an hour for a booking that stands. */
export function openUntil(holdExpiresAt: Instant | null, now: Instant, answersWithin = 0): Instant {
  return payableUntil(holdExpiresAt ?? holdEnd(now), answersWithin)
}
