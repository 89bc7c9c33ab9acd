// The filters as they are in the address: naming them and taking them away.

import type { BookingTab } from '#client/api/bookings/bookings.ts'
import type { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import type { BookingStatus } from '#domain/booking/status.ts'

/** One filter that can be taken away by itself. */
export type ActiveFilter =
  | { key: 'status'; value: BookingStatus }
  | { key: 'from' | 'to' | 'pl' | 'q'; value: string }

const running: readonly BookingStatus[] = ['pending', 'reserved', 'deposit', 'paid']

/** The statuses that a tab can hold; choosing among one kind is no choice. A hold is over long before it is past. */
export const statusesOf: Record<BookingTab, readonly BookingStatus[]> = {
  upcoming: ['void', ...running],
  past: running,
  cancelled: [],
}

export function activeFilters({ status = [], from, to, pl, q }: BookingsSearch): ActiveFilter[] {
  return [
    ...status.map((value) => ({ key: 'status' as const, value })),
    ...(['q', 'pl', 'from', 'to'] as const).flatMap((key) => {
      const value = { from, to, pl, q }[key]
      return value ? [{ key, value }] : []
    }),
  ]
}

/** Changed filters begin on the first page. */
export function withFilters(search: BookingsSearch, change: Partial<BookingsSearch>): BookingsSearch {
  return { ...search, ...change, page: undefined }
}

export function withStatus(search: BookingsSearch, status: BookingStatus, isWanted: boolean): BookingsSearch {
  const others = (search.status ?? []).filter((each) => each !== status)
  const wanted = isWanted ? [...others, status] : others
  return withFilters(search, { status: wanted.length === 0 ? undefined : wanted })
}

export function without(search: BookingsSearch, filter: ActiveFilter): BookingsSearch {
  return filter.key === 'status'
    ? withStatus(search, filter.value, false)
    : withFilters(search, { [filter.key]: undefined })
}

const none = { status: undefined, from: undefined, to: undefined, pl: undefined, q: undefined }

export function withoutFilters(search: BookingsSearch): BookingsSearch {
  return withFilters(search, none)
}

/** The same filters in another tab; a status that it cannot hold would only empty it. */
export function inTab(search: BookingsSearch, tab: BookingTab): BookingsSearch {
  const status = search.status?.filter((each) => statusesOf[tab].includes(each)) ?? []
  return { ...withFilters(search, { status: status.length === 0 ? undefined : status }), tab }
}
