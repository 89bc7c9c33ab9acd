// A booking must open without a network even if it was never opened with one: the list fetches them quietly.

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Booking, BookingRow } from '#contract/bookings.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { savesData } from './data-saver.ts'

const atMost = 10

type One<K extends QueryKey> = (id: string) => FetchQueryOptions<Booking, Error, Booking, K>

/** One after the other, after the list is on screen; a booking that is kept and has not changed is not asked again. */
export function keepReadable<K extends QueryKey>(client: QueryClient, rows: BookingRow[], one: One<K>): void {
  if (savesData()) return
  void fetchAll(client, rows.slice(0, atMost), one).catch(() => undefined)
}

async function fetchAll<K extends QueryKey>(
  client: QueryClient,
  rows: BookingRow[],
  one: One<K>,
): Promise<void> {
  const epoch = currentEpoch()
  for (const row of rows) {
    if (epoch !== currentEpoch()) return
    const query = one(row._id)
    // What the device keeps comes first, without the network.
    const kept = await client.ensureQueryData(query)
    if (differs(kept, row)) await client.fetchQuery({ ...query, staleTime: 0 })
  }
}

function differs(kept: Booking, row: BookingRow): boolean {
  return (['status', 'cancelRequested', 'from', 'to', 'total'] as const).some(
    (field) => kept[field] !== row[field],
  )
}
