// A booking is kept twice: as a row of lists, and by itself. What was read later counts in both, so that they never disagree
// while the server does not answer. Each stays as old as the rest of it is.

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Booking, BookingRow } from '#contract/bookings/bookings.ts'

/** What both say, and what may change. */
const shared = [
  'status',
  'cancelRequested',
  'changeRequested',
  'handedOver',
  'from',
  'to',
  'days',
  'total',
] as const

const sharedOf = (row: BookingRow) => Object.fromEntries(shared.map((field) => [field, row[field]]))
const differs = (one: BookingRow, other: BookingRow) => shared.some((field) => one[field] !== other[field])

/** `queryKey` is that of the booking itself. */
export function agreeWithRow(client: QueryClient, queryKey: QueryKey, row: BookingRow): void {
  const state = client.getQueryState<Booking>(queryKey)
  if (!state?.data || !differs(state.data, row)) return
  const updatedAt = state.dataUpdatedAt
  client.setQueryData(queryKey, { ...state.data, ...sharedOf(row) }, { updatedAt })
}

type Listed = { bookings: BookingRow[] }

export function agreeInLists(client: QueryClient, booking: Booking): void {
  const lists = client.getQueriesData<Listed | { pages: Listed[] }>({
    predicate: ({ queryKey: [noun, kind] }) => noun === 'bookings' && (kind === 'list' || kind === 'page'),
  })
  for (const [queryKey, data] of lists) {
    if (!data) continue
    const pages = 'pages' in data ? data.pages : [data]
    const row = pages.flatMap(({ bookings }) => bookings).find(({ _id }) => _id === booking._id)
    if (!row || !differs(row, booking)) continue
    const inPage = <P extends Listed>(page: P): P => ({
      ...page,
      bookings: page.bookings.map((each) =>
        each._id === booking._id ? { ...each, ...sharedOf(booking) } : each,
      ),
    })
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
    const next = 'pages' in data ? { ...data, pages: data.pages.map(inPage) } : inPage(data)
    client.setQueryData(queryKey, next, { updatedAt })
  }
}
