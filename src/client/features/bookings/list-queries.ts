import { bookingQueries } from '#client/api/bookings.ts'
import type { BookingsSearch } from './bookings-search.ts'

/** What the address asks for: ten at a time that grow on phones, classic pages of eight on desktops (rule 12). */
export function listQueries({ tab, page = 1, ...filters }: BookingsSearch) {
  return {
    growing: bookingQueries.list({ tab, size: 10, filters }),
    paged: bookingQueries.page({ tab, size: 8, page, filters }),
  }
}
