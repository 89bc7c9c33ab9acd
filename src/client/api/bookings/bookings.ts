import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  type BookingFilters,
  type bookingPageSizes,
  type bookingTabs,
} from '#contract/bookings/booking-search.ts'
import {
  createBooking as createBookingEndpoint,
  getBooking,
  idempotencyHeader,
  listBookings,
  type Booking,
  type BookingRow,
} from '#contract/bookings/bookings.ts'
import { type NewBooking } from '#contract/bookings/new-booking.ts'
import { minute } from '#domain/rental/period.ts'
import { savesData } from '#client/store/data-saver.ts'
import { currentEpoch } from '../epoch.ts'
import { call } from '../http.ts'
import { lazily } from '../lazy.ts'
import { notKept } from '../not-kept.ts'
import { currentQueryClient, persistNow, restoreQueries } from '../query-client.ts'

export type BookingTab = (typeof bookingTabs)[number]
export type BookingPageSize = (typeof bookingPageSizes)[number]
type List = { tab?: BookingTab | undefined; size: BookingPageSize; filters?: BookingFilters }

/** The filters that are set, so that the same list always has the same key. */
function filtersAsked({ status = [], from, to, pl, q }: BookingFilters): BookingFilters {
  return {
    ...(status.length > 0 && { status: status.toSorted() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(pl && { pl }),
    ...(q && { q }),
  }
}

/** How many bookings of the list are fetched with it, to open without a network even if they were never opened with one. */
const mostFetched = 10

/** One after the other, behind the list; a booking that is kept and has not changed is not asked again. */
async function fetchEach(client: QueryClient, rows: BookingRow[]): Promise<void> {
  const epoch = currentEpoch()
  for (const row of rows) {
    if (epoch !== currentEpoch()) return
    const query = bookingQueries.one(row._id)
    // What the device keeps comes first, without the network.
    const kept = await client.ensureQueryData(query)
    if (!isChanged(kept, row)) continue
    await client.fetchQuery({ ...query, staleTime: 0 })
  }
}

function isChanged(kept: Booking, row: BookingRow): boolean {
  return (['status', 'cancelRequested', 'handedOver', 'from', 'to', 'total'] as const).some(
    (field) => kept[field] !== row[field],
  )
}

/** The newer of a list and a booking's own screen is believed on both; loaded when there is an answer, not with the first screen. */
const agreement = lazily(() => import('./agreement.ts'))

async function fetchPage(
  { tab, size, filters = {}, page }: List & { page: number },
  client: QueryClient,
  signal: AbortSignal,
) {
  const answer = await call(listBookings, { query: { tab, size, page, ...filters }, signal })
  void agreement()
    .then(({ agreeWithRow }) => {
      for (const row of answer.bookings) agreeWithRow(client, bookingQueries.one(row._id).queryKey, row)
    })
    .catch(() => undefined)
  // Prefetch the next trips for offline reading; older pages are rarely needed without a network.
  if (tab === 'upcoming' && page === 1 && isWhole(filters) && !savesData())
    void fetchEach(client, answer.bookings.slice(0, mostFetched)).catch(() => undefined)
  return answer
}

/** What was filtered is not kept on the device: it keeps whole lists and filters them itself. */
const isWhole = (filters: BookingFilters) => Object.keys(filters).length === 0

export const bookingQueries = {
  /** Loads of a list that grows, for phones. */
  list({ tab = 'upcoming', size, filters: all = {} }: List) {
    const filters = filtersAsked(all)
    return infiniteQueryOptions({
      queryKey: ['bookings', 'list', { tab, size, ...filters }],
      queryFn: ({ pageParam, client, signal }) =>
        fetchPage({ tab, size, filters, page: pageParam }, client, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      staleTime: minute,
      ...(!isWhole(filters) && notKept),
    })
  },

  /** One classic page, for desktops. */
  page({ tab = 'upcoming', size, page = 1, filters: all = {} }: List & { page?: number | undefined }) {
    const filters = filtersAsked(all)
    return queryOptions({
      queryKey: ['bookings', 'page', { tab, size, page, ...filters }],
      queryFn: ({ client, signal }) => fetchPage({ tab, size, filters, page }, client, signal),
      staleTime: minute,
      ...(!isWhole(filters) && notKept),
    })
  },

  one: (id: string) =>
    queryOptions({
      queryKey: ['bookings', 'one', id],
      queryFn: async ({ client, signal }) => {
        const booking = await call(getBooking, { params: { id }, signal })
        void agreement()
          .then(({ agreeInLists }) => agreeInLists(client, booking))
          .catch(() => undefined)
        return booking
      },
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
  if (booking.status !== 'void') await keepBooking(booking)
  return booking
}

/** Makes a booking as it has just become readable without a network; the lists follow by themselves. */
export async function keepBooking(booking: Booking): Promise<void> {
  const client = currentQueryClient()
  const { queryKey } = bookingQueries.one(booking._id)
  client.setQueryData(queryKey, booking)
  await persistNow(client, queryKey)
  void renewLists(client).catch(() => undefined)
}

/** Brings the lists that are only on the device into memory: there they would go on being shown as they were. */
export async function restoreBookingLists(client: QueryClient): Promise<void> {
  await Promise.all([
    restoreQueries(client, ['bookings', 'list']),
    restoreQueries(client, ['bookings', 'page']),
  ])
}

async function renewLists(client: QueryClient): Promise<void> {
  await restoreBookingLists(client)
  const isList = ({ queryKey: [noun, kind] }: { queryKey: QueryKey }) =>
    noun === 'bookings' && (kind === 'list' || kind === 'page')
  await client.invalidateQueries({ predicate: isList, refetchType: 'all' })
  await client.prefetchInfiniteQuery(bookingQueries.list({ tab: 'upcoming', size: 10 }))
  // Asks the browser for persistent storage; it may refuse.
  await navigator.storage?.persist?.()
}
