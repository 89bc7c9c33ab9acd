// Which of one's bookings a list asks for.

import * as v from 'valibot'
import { oneOf, Page } from './fields.ts'

export const bookingTabs = ['upcoming', 'past', 'cancelled'] as const
/** Classic pages of 8 on a desktop, loads of 10 on a phone (specification, section 9). */
export const bookingPageSizes = [8, 10] as const

export const BookingSearch = v.object({
  tab: v.optional(v.picklist(bookingTabs)),
  page: v.optional(Page),
  size: v.optional(oneOf(bookingPageSizes)),
})
