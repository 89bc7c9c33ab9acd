import { useQuery } from '@tanstack/react-query'
import type { UserType } from '#domain/people/role.ts'
import { notificationQueries } from '#client/api/site/notifications.ts'
import { useSession } from '#client/session/session.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { notificationQueue, shownUnread } from '#client/mutations/notifications.ts'

/** The number of unread notifications, pending changes included; undefined until known. */
export function useUnread(): number | undefined {
  const { id } = useReader()
  const { entries } = notificationQueue.usePending(id)
  const { data } = useQuery({ ...notificationQueries.unread(id ?? ''), enabled: id !== undefined })
  return data === undefined ? undefined : shownUnread(data, entries)
}

/** The person of this device. One whose record has not been loaded is taken for a driver. */
export function useReader(): { id: string | undefined; type: UserType } {
  const { user, state } = useSession()
  const id = state === 'out' ? undefined : (user?._id ?? readStoredUser()?._id)
  return { id, type: user?.type ?? 'user' }
}
