import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BookingRow } from '#contract/bookings.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { type BookingsSearch, listQueries } from './bookings-search.ts'

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
