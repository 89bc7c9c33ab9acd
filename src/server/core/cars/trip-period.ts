// A trip's wall times as a period that may be booked.

import type { Trip } from '#contract/cars/car-search.ts'
import type { Settings } from '#contract/site/settings.ts'
import { instantOf, type Instant, type Period } from '#domain/rental/period.ts'
import { checkPeriod } from '#domain/rental/time-rules.ts'
import { refuseField } from '#server/platform/http/refusal.ts'

/** Returns the period of a trip; throws 422 with the field when the settings or the supplier's minimum forbid it. */
export function tripPeriod(trip: Trip, settings: Settings, now: Instant, minimumDays = 1): Period {
  const from = instantOf(trip.from)
  const to = instantOf(trip.to)
  // The schema has parsed both already; this narrows the types.
  if (from === null || to === null) return refuseField(from === null ? 'from' : 'to', 'invalid-date')
  const problem = checkPeriod({ from, to }, settings, now, minimumDays)
  if (problem) return refuseField(problem.field, problem.code)
  return { from, to }
}
