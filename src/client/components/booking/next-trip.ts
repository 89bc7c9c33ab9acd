// The trip that is proposed when somebody books again.

import type { Trip } from '#contract/cars/car-search.ts'
import { addDays, dayOf, instantOf, wallTimeOf, type Instant } from '#domain/rental/period.ts'
import type { BookedTrip } from './booked-trip.ts'

/** As many days ahead as a first search proposes. */
const daysAhead = 3

/**
 * The same places, hours and length. It begins in three days, or the day after this booking ends where that is later: the
 * same person rarely needs two cars at once.
 */
export function nextTrip({ from, to, pickUp, dropOff }: BookedTrip, now: Instant): Trip {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const soon = addDays(dayOf(now), daysAhead)
  const after = addDays(dayOf(end), 1)
  const next = `${soon > after ? soon : after}T${wallTimeOf(start).slice(11)}`
  const trip = { pl: pickUp._id, from: next, to: wallTimeOf((instantOf(next) ?? now) + (end - start)) }
  return dropOff._id === pickUp._id ? trip : { ...trip, dl: dropOff._id }
}
