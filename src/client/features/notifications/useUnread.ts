import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '#client/api/notifications.ts'
import { useReader } from './useReader.ts'
import { shownUnread } from './waiting/changes.ts'
import { useTray } from './waiting/tray.ts'

/** How many are unread, with what was done here counted in; undefined while nobody can say. */
export function useUnread(): number | undefined {
  const { id } = useReader()
  const { changes } = useTray(id)
  const { data } = useQuery({ ...notificationQueries.unread(id ?? ''), enabled: id !== undefined })
  return data === undefined ? undefined : shownUnread(data, changes)
}
