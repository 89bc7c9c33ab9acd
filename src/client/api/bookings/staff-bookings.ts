// Queries of the desk: the day, the fleet's bookings, one booking. Without a network they come from the person's store.

import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { StaffBookingFilters, StaffOrder } from '#contract/staff/booking-list.ts'
import { getStaffBooking, listStaffBookings, type StaffBookingRow } from '#contract/staff/bookings.ts'
import { getStaffToday, type StaffToday } from '#contract/staff/today.ts'
import { minute } from '#domain/rental/period.ts'
import { savesData } from '#client/store/data-saver.ts'
import { isOnline } from '../connection.ts'
import { currentEpoch } from '../epoch.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { pageSize } from '../page-size.ts'
import { inspectionQueries } from './inspection-queries.ts'

/** `page` is counted from 1, where the list is shown page by page. */
export type StaffList = StaffBookingFilters & {
  order?: StaffOrder | undefined
  page?: number | undefined
}

/** How many bookings of the day are fetched with it, to open without a network. */
const mostFetched = 15

/** What the address leaves out is left out of the key. */
function asked(list: StaffList): StaffList {
  const set = Object.entries(list).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0) &&
      !(name === 'page' && value === 1),
  )
  return Object.fromEntries(set) as StaffList
}

export const staffQueries = {
  /** Of the whole fleet, or for an admin of one supplier. */
  today: (supplier?: string) =>
    queryOptions({
      queryKey: ['staff', 'today', ...(supplier === undefined ? [] : [supplier])],
      queryFn: async ({ client, signal }) => {
        const today = await call(getStaffToday, { query: supplier === undefined ? {} : { supplier }, signal })
        if (!savesData()) void fetchEach(client, today).catch(() => undefined)
        return today
      },
      staleTime: minute,
      // A car that goes out at the next counter is no notification. A hidden page does not ask.
      refetchInterval: () => isOnline() && (savesData() ? 5 * minute : minute),
    }),

  /** `after` of one page is the `next` of the one before. A list that was filtered is not kept on the device. */
  list: (list: StaffList) => {
    const query = asked(list)
    return infiniteQueryOptions({
      queryKey: ['staff', 'list', query],
      queryFn: ({ pageParam, signal }) =>
        call(listStaffBookings, {
          query: { ...query, size: pageSize, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: minute,
      ...(Object.keys(query).some((name) => name !== 'order') && notKept),
    })
  },

  one: (id: string) =>
    queryOptions({
      queryKey: ['staff', 'booking', id],
      queryFn: ({ signal }) => call(getStaffBooking, { params: { id }, signal }),
      staleTime: minute / 2,
    }),
}

/** One after the other, behind the day: a car park may have no network when the driver comes. */
async function fetchEach(client: QueryClient, today: StaffToday): Promise<void> {
  const epoch = currentEpoch()
  const rows = [...today.toAnswer, ...today.late, ...today.goingOut, ...today.comingBack]
  const ids = [...new Set(rows.map(({ _id }: StaffBookingRow) => _id))].slice(0, mostFetched)
  for (const id of ids) {
    if (epoch !== currentEpoch()) return
    const { handedOverAt, returnedAt } = await client.fetchQuery({
      ...staffQueries.one(id),
      staleTime: 5 * minute,
    })
    // What comes back is compared with how it left.
    if (handedOverAt !== null && returnedAt === null)
      await client.fetchQuery({ ...inspectionQueries.ofFleet(id), staleTime: 5 * minute })
  }
}
