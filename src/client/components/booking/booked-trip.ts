// The trip of a booking, as a search asks for it.

import type { Trip } from '#contract/cars/car-search.ts'
import { wallTimeOf } from '#domain/rental/period.ts'

export type BookedTrip = { from: string; to: string; pickUp: { _id: string }; dropOff: { _id: string } }

/** The same places and times, for a search of other cars. */
export function tripOfBooking({ from, to, pickUp, dropOff }: BookedTrip): Trip {
  const trip = { pl: pickUp._id, from: wallTimeOf(Date.parse(from)), to: wallTimeOf(Date.parse(to)) }
  return dropOff._id === pickUp._id ? trip : { ...trip, dl: dropOff._id }
}
