import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import type { BookingsSearch } from './bookings-search.ts'

/** What the address asks for: ten at a time that grow on phones, classic pages of eight on desktops (rule 12). */
export function listQueries({ tab, page = 1, ...filters }: BookingsSearch) {
  return {
    growing: bookingQueries.list({ tab, size: 10, filters }),
    paged: bookingQueries.page({ tab, size: 8, page, filters }),
  }
}

/** The list in the shape that this screen shows: loads that grow, or pages. */
export function useBookingList(search: BookingsSearch) {
  const isDesktop = useIsDesktop()
  const queries = listQueries(search)
  const growing = useInfiniteQuery({
    ...queries.growing,
    enabled: !isDesktop,
    placeholderData: keepPreviousData,
  })
  const paged = useQuery({
    ...queries.paged,
    enabled: isDesktop,
    placeholderData: keepPreviousData,
  })
  const query = isDesktop ? paged : growing
  const rows = isDesktop ? paged.data?.bookings : growing.data && rowsOf(growing.data.pages)
  return {
    isDesktop,
    query,
    /** Undefined while nothing is known. */
    rows,
    total: isDesktop ? paged.data?.total : growing.data?.pages.at(-1)?.total,
    /** What is shown is of the filters before, or of the page before. */
    isOld: query.isPlaceholderData,
    pages: paged.data ? Math.ceil(paged.data.total / paged.data.pageSize) : 0,
    more: {
      isThere: growing.hasNextPage,
      isOnWay: growing.isFetchingNextPage,
      mayCome: growing.hasNextPage && !growing.isFetching && !growing.isFetchNextPageError,
      load: () => void growing.fetchNextPage(),
    },
  }
}

export type BookingList = ReturnType<typeof useBookingList>

/** Each booking once: one that was made since pushes the others into the next load. */
function rowsOf(pages: readonly { bookings: BookingRow[] }[]): BookingRow[] {
  return [...new Map(pages.flatMap(({ bookings }) => bookings.map((row) => [row._id, row]))).values()]
}
