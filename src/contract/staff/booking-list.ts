// What the list of a fleet's bookings may be asked for.

import * as v from 'valibot'
import { bookingStatuses } from '#domain/booking/status.ts'
import { Day, Id, list } from '../fields.ts'
import { Sought } from '../sought.ts'

/** An empty filter means any. A supplier is asked for by admins; everybody else has one. */
export const StaffBookingFilters = v.object({
  supplier: v.optional(Id),
  status: v.optional(list(bookingStatuses)),
  /** Only bookings whose period touches these days, both included, in Africa/Douala; the same day twice is that day. */
  from: v.optional(Day),
  to: v.optional(Day),
  /** Picked up or dropped off here, or at a place below it. */
  pickUp: v.optional(Id),
  dropOff: v.optional(Id),
  car: v.optional(Id),
  driver: v.optional(Id),
  /** Every word of it is in the reference, the car, its plate, the supplier or the driver; digits beside each other may be of the driver's phone number. */
  q: v.optional(Sought),
})
export type StaffBookingFilters = v.InferOutput<typeof StaffBookingFilters>

const staffColumns = ['car', 'supplier', 'driver', 'days', 'paid', 'due', 'status'] as const
export type StaffColumn = (typeof staffColumns)[number]

/**
 * `nearest`, where none is asked for, is today and what comes, the first to begin first, and then what began before, the last
 * first. A column is sorted from the least on, with `-down` from the greatest.
 */
export const staffOrders = [
  'nearest',
  'latest',
  'soonest',
  ...staffColumns,
  ...staffColumns.map((column) => `${column}-down` as const),
] as const
export type StaffOrder = (typeof staffOrders)[number]
