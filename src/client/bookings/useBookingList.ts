import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BookingRow } from '#contract/bookings.ts'
import { bookingQueries } from '#client/api/bookings.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import type { BookingsSearch } from './bookings-search.ts'

/** Ten at a time that grow on phones, classic pages of eight on desktops (specification, section 9): one thing to show. */
export function useBookingList({ tab, page = 1, ...filters }: BookingsSearch) {
  const isDesktop = useIsDesktop()
  const growing = useInfiniteQuery({
    ...bookingQueries.list({ tab, size: 10, filters }),
    enabled: !isDesktop,
    placeholderData: keepPreviousData,
  })
  const paged = useQuery({
    ...bookingQueries.page({ tab, size: 8, page, filters }),
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
