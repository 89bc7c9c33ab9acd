// How long a car waits for a payment (rule 3).

import { minute, type Instant } from '../rental/period.ts'

/** A car is kept for half an hour while its driver pays. */
const holdMinutes = 30

/** The provider stops taking money this long before: a late payment is the rare case, not the usual one. */
const marginMinutes = 5

/** When the car is free again if nothing was paid. */
export function holdEnd(now: Instant): Instant {
  return now + holdMinutes * minute
}

/** When the provider's side of a hold closes. */
export function payableUntil(holdExpiresAt: Instant): Instant {
  return holdExpiresAt - marginMinutes * minute
}

/** At its last instant a hold is over. */
export function holdIsLive(holdExpiresAt: Instant | null, now: Instant): boolean {
  return holdExpiresAt !== null && now < holdExpiresAt
}
