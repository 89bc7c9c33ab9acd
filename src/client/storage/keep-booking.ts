// A booking that was just made is readable offline at once, and so is the list it now stands in.

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import type { bookingQueries } from '#client/api/bookings.ts'
import { keepNow, recall } from './persist.ts'
import { queryClientInUse } from './query-client-in-use.ts'

/** Resolves when the booking itself is kept; the lists follow by themselves. */
export async function keepBooking(booking: Booking, queries: typeof bookingQueries): Promise<void> {
  const client = queryClientInUse()
  const { queryKey } = queries.one(booking._id)
  client.setQueryData(queryKey, booking)
  await keepNow(client, queryKey)
  void renewLists(client, queries).catch(() => undefined)
}

async function renewLists(client: QueryClient, queries: typeof bookingQueries): Promise<void> {
  // Lists that are only on the device would go on being shown without the booking.
  await Promise.all([recall(client, ['bookings', 'list']), recall(client, ['bookings', 'page'])])
  await client.invalidateQueries({ predicate: isList, refetchType: 'all' })
  await client.prefetchInfiniteQuery(queries.list({ tab: 'upcoming', size: 10 }))
  // Asks the browser not to throw this storage away; it may say no.
  await navigator.storage?.persist?.()
}

function isList({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] === 'bookings' && queryKey[1] !== 'one'
}
