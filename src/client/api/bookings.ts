import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { type bookingPageSizes, type bookingTabs } from '#contract/booking-search.ts'
import { createBooking as createBookingEndpoint, getBooking, idempotencyHeader, listBookings, type Booking } from '#contract/bookings.ts'
import { type NewBooking } from '#contract/new-booking.ts'
import { minute } from '#domain/rental/period.ts'
import { keepBooking } from '#client/offline/keep-booking.ts'
import { keepReadable } from '#client/offline/keep-readable.ts'
import { call } from './http.ts'

export type BookingTab = (typeof bookingTabs)[number]
export type BookingPageSize = (typeof bookingPageSizes)[number]
type List = { tab?: BookingTab | undefined; size: BookingPageSize }

async function fetchPage(list: Required<List> & { page: number }, client: QueryClient, signal: AbortSignal) {
  const answer = await call(listBookings, { query: list, signal })
  if (list.tab === 'upcoming') keepReadable(client, answer.bookings, bookingQueries.one)
  return answer
}

export const bookingQueries = {
  /** Loads of a list that grows, for phones. */
  list: ({ tab = 'upcoming', size }: List) =>
    infiniteQueryOptions({
      queryKey: ['bookings', 'list', { tab, size }],
      queryFn: ({ pageParam, client, signal }) => fetchPage({ tab, size, page: pageParam }, client, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      staleTime: minute,
    }),

  /** One classic page, for desktops. */
  page: ({ tab = 'upcoming', size, page = 1 }: List & { page?: number | undefined }) =>
    queryOptions({
      queryKey: ['bookings', 'page', { tab, size, page }],
      queryFn: ({ client, signal }) => fetchPage({ tab, size, page }, client, signal),
      staleTime: minute,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['bookings', 'one', id],
      queryFn: ({ signal }) => call(getBooking, { params: { id }, signal }),
      staleTime: minute,
    }),
}

/**
 * Books. The key is minted once per form. The answer is readable offline before this resolves; a car that only waits for
 * its payment is not kept.
 */
export async function createBooking(body: NewBooking, idempotencyKey: string): Promise<Booking> {
  const booking = await call(createBookingEndpoint, {
    body,
    headers: { [idempotencyHeader]: idempotencyKey },
  })
  if (booking.status !== 'void') await keepBooking(booking, bookingQueries)
  return booking
}
