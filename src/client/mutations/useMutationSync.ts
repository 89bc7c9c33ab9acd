// Sends what is in the mutation queue, whatever screen is open: at the start, when the network is back, after signing in.

import { useEffect } from 'react'
import { minute } from '#domain/rental/period.ts'
import { useOnline } from '#client/api/connection.ts'
import { useSession } from '#client/session/session-state.ts'
import type { MutationKind } from './mutation-queue.ts'
import { hasPending } from './pending.ts'

/** The screen comes first. */
const atFirst = 2_000
/** The server was unreachable, or answered "too many requests". */
const again = 5 * minute

/** The code that sends is fetched only when there is something to send. */
const handlers: Record<MutationKind, () => Promise<unknown>> = {
  contact: async () => (await import('./sync-contact-message.ts')).syncFromAnyScreen(),
  notifications: async () => (await import('./sync-notifications.ts')).syncNotifications(),
  requests: async () => (await import('./sync-requests.ts')).syncRequests(),
  favourites: async () => (await import('./sync-favourites.ts')).syncFavourites(),
  inspections: async () => (await import('./sync-inspections.ts')).syncInspections(),
  'driver-pictures': async () => (await import('./sync-driver-pictures.ts')).syncDriverPictures(),
}

export function useMutationSync(): void {
  const isOnline = useOnline()
  const person = useSession().user?._id
  useEffect(() => {
    if (!isOnline) return
    const first = setTimeout(syncAll, atFirst)
    const others = setInterval(syncAll, again)
    return () => {
      clearTimeout(first)
      clearInterval(others)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who has just signed in brings along what they did before
  }, [isOnline, person])
}

function syncAll(): void {
  for (const kind of Object.keys(handlers) as MutationKind[])
    void hasPending(kind)
      .then((isPending) => isPending && handlers[kind]())
      .catch(() => undefined)
}
