// What the addresses of the bookings hold; a wrong value is dropped.

import * as v from 'valibot'
import { bookingTabs } from '#contract/booking-search.ts'
import { Id, Page } from '#contract/fields.ts'

export const BookingsSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(bookingTabs)), undefined),
  page: v.fallback(v.optional(Page), undefined),
})

export const BookingAddress = v.object({ b: v.fallback(v.optional(Id), undefined) })
