// Which of one's bookings a list asks for.

import * as v from 'valibot'
import { bookingStatuses } from '#domain/booking/status.ts'
import { Day, Id, list, oneOf, Page } from '../fields.ts'
import { Sought } from '../sought.ts'

export const bookingTabs = ['upcoming', 'past', 'cancelled'] as const
/** Classic pages of 8 on a desktop, loads of 10 on a phone (rule 12). */
export const bookingPageSizes = [8, 10] as const

/** An empty filter means any. */
export const BookingFilters = v.object({
  status: v.optional(list(bookingStatuses)),
  /** Only bookings whose period touches these days, both included, in Africa/Douala. */
  from: v.optional(Day),
  to: v.optional(Day),
  /** Picked up or dropped off here, or at a place below it. */
  pl: v.optional(Id),
  /** Every word of it is in the reference, the car, the supplier or the driver. */
  q: v.optional(Sought),
})
export type BookingFilters = v.InferOutput<typeof BookingFilters>

export const BookingSearch = v.object({
  tab: v.optional(v.picklist(bookingTabs)),
  page: v.optional(Page),
  size: v.optional(oneOf(bookingPageSizes)),
  ...BookingFilters.entries,
})
