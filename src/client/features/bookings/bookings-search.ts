// Search parameters of the bookings' addresses; a wrong value is dropped.

import * as v from 'valibot'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { BookingFilters, bookingTabs } from '#contract/bookings/booking-search.ts'
import { Id, Page } from '#contract/fields.ts'

const filters = BookingFilters.entries

export const BookingsSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(bookingTabs)), undefined),
  page: v.fallback(v.optional(Page), undefined),
  status: v.fallback(filters.status, undefined),
  from: v.fallback(filters.from, undefined),
  to: v.fallback(filters.to, undefined),
  pl: v.fallback(filters.pl, undefined),
  q: v.fallback(filters.q, undefined),
})
export type BookingsSearch = v.InferOutput<typeof BookingsSearch>

export const BookingAddress = v.object({
  b: v.fallback(v.optional(Id), undefined),
  /** Of a mail that asks how the trip was: its link, and the stars that were pressed in it. Every page begins with this file. */
  review: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))), undefined),
  stars: v.fallback(
    v.optional(v.pipe(v.unknown(), v.transform(Number), v.picklist([1, 2, 3, 4, 5]))),
    undefined,
  ),
})

/** Reads the filters from the address, and changes them without adding to the history. */
export function useBookingsAddress() {
  const search = useSearch({ from: '/bookings' })
  const navigate = useNavigate({ from: '/bookings' })
  return {
    search,
    refine: (change: (search: BookingsSearch) => BookingsSearch) =>
      void navigate({ search: change, replace: true, resetScroll: false }),
  }
}
