import { useQuery } from '@tanstack/react-query'
import type { UserType } from '#domain/people/role.ts'
import { notificationQueries } from '#client/api/notifications.ts'
import { useSession } from '#client/session/session.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { shownUnread } from './waiting/changes.ts'
import { useTray } from './waiting/tray.ts'

/** How many are unread, with what was done here counted in; undefined while nobody can say. */
export function useUnread(): number | undefined {
  const { id } = useReader()
  const { changes } = useTray(id)
  const { data } = useQuery({ ...notificationQueries.unread(id ?? ''), enabled: id !== undefined })
  return data === undefined ? undefined : shownUnread(data, changes)
}

/** Who reads here. Somebody may be known on this device whose record never came: taken for a driver. */
export function useReader(): { id: string | undefined; type: UserType } {
  const { user, state } = useSession()
  const id = state === 'out' ? undefined : (user?._id ?? readStoredUser()?._id)
  return { id, type: user?.type ?? 'user' }
}
