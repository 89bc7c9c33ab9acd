// Queries that a new notification may have changed: refetched when on screen, otherwise marked as stale.

import type { QueryClient } from '@tanstack/react-query'
import { notificationQueries } from '#client/api/site/notifications.ts'

/** Beside the notifications. Of staff only what they have at the desk: forms of cars, places or settings are left alone. */
const lists = [['bookings'], ['staff', 'today'], ['staff', 'list'], ['staff', 'booking']]

/** After a change of the counter. Resolves when the queries on screen are up to date; never throws. */
export async function refetchLists(client: QueryClient, userId: string): Promise<void> {
  const { queryKey } = notificationQueries.list(userId)
  // A running request brings the change already.
  const quietly = { cancelRefetch: false }
  await Promise.allSettled(
    [queryKey, ...lists].map((each) => client.invalidateQueries({ queryKey: each }, quietly)),
  )
}

/** After a push. The counter comes first: it is shown on every screen. */
export async function refetchAll(client: QueryClient, userId: string): Promise<void> {
  const { queryKey } = notificationQueries.unread(userId)
  await Promise.allSettled([client.invalidateQueries({ queryKey }), refetchLists(client, userId)])
}
