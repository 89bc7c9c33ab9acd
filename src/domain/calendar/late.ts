// How long a car that is out takes its calendar (rule 16).

import { addDays, dayOf, instantOf, type Instant } from '../rental/period.ts'

/**
 * Until when a car that should have been back at `end` is kept: nobody knows when it comes. The rest of today and tomorrow at
 * least, and as long again as it is late already.
 */
export function lateUntil(end: Instant, now: Instant): Instant {
  const dayAfterTomorrow = instantOf(`${addDays(dayOf(now), 2)}T00:00`)!
  return Math.max(dayAfterTomorrow, now + (now - end))
}
