import { useNavigate, useSearch } from '@tanstack/react-router'
import type { BookingsSearch } from './bookings-search.ts'

/** The address is the state: reading it, and refining it in a way that Back does not walk through. */
export function useBookingsAddress() {
  const search = useSearch({ from: '/bookings' })
  const navigate = useNavigate({ from: '/bookings' })
  return {
    search,
    refine: (change: (search: BookingsSearch) => BookingsSearch) =>
      void navigate({ search: change, replace: true, resetScroll: false }),
  }
}
