// What may have changed when somebody was told something: asked for again where it is on screen, out of date elsewhere.

import type { QueryClient } from '@tanstack/react-query'
import { notificationQueries } from '#client/api/notifications.ts'

/** The counter has changed by itself. Resolves when what is on screen is new; never throws. */
export async function refetchLists(client: QueryClient, userId: string): Promise<void> {
  const { queryKey } = notificationQueries.list(userId)
  // A list that is on its way already brings it.
  const quietly = { cancelRefetch: false }
  await Promise.allSettled([
    client.invalidateQueries({ queryKey }, quietly),
    client.invalidateQueries({ queryKey: ['bookings'] }, quietly),
  ])
}

/** A message said so. The counter comes first: it is seen everywhere. */
export async function refetchAll(client: QueryClient, userId: string): Promise<void> {
  const { queryKey } = notificationQueries.unread(userId)
  await Promise.allSettled([client.invalidateQueries({ queryKey }), refetchLists(client, userId)])
}
