// How long a document may be kept, and by whom.

import { addDays, dayOf, instantOf, type Instant } from '#domain/rental/period.ts'

/** Of one reader, who asks each time whether it has changed. */
export const ownCaching = 'private, max-age=0, must-revalidate'

/** Seconds that a cache on the way shows it, and as many more while it fetches a new one. */
const shown = 60

/**
 * Of everybody: a cache on the way keeps it for a minute, browsers ask each time. A page proposes dates, so none is
 * kept beyond the day on which it was written.
 */
export function sharedCaching(now: Instant): string {
  const left = Math.floor((instantOf(`${addDays(dayOf(now), 1)}T00:00`)! - now) / 1000)
  const fresh = Math.min(shown, left)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(shown, left - fresh)}`
}
