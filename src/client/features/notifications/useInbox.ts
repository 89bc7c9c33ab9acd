import { useEffect, useRef } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { notificationQueries, rowsOf } from '#client/api/site/notifications.ts'
import { useOnline } from '#client/api/connection.ts'
import type { NotificationFilter } from './notifications-search.ts'
import { useUnread } from '#client/components/notifications/useUnread.ts'
import { notificationQueue, shownRows } from '#client/mutations/notifications.ts'
import { syncNotifications } from '#client/mutations/sync-notifications.ts'

/** The server's list with the changes made on this device since. */
export function useInbox(id: string, filter: NotificationFilter) {
  const isOnline = useOnline()
  const { entries, problem } = notificationQueue.usePending(id)
  const unread = useUnread()
  const query = useInfiniteQuery(notificationQueries.list(id))
  const { data, refetch, hasNextPage } = query

  // Opening the list sends pending changes at once.
  useEffect(() => {
    if (isOnline) void syncNotifications()
  }, [isOnline])

  const shown = data && shownRows(rowsOf(data.pages), entries)
  const unreadHere = shown?.filter(({ isRead }) => !isRead)
  const hasAllUnread = unread !== undefined && (unreadHere?.length ?? 0) >= unread

  // Unread rows that are not loaded are further down; loading more makes them fewer. When their number grows, a new
  // notification has arrived at the top.
  const elsewhere = unread === undefined || unreadHere === undefined ? null : unread - unreadHere.length
  const known = useRef<number | null>(null)
  useEffect(() => {
    if (elsewhere === null) return
    const before = known.current ?? (hasNextPage ? elsewhere : 0)
    known.current = elsewhere
    if (elsewhere > before && isOnline) void refetch({ cancelRefetch: false })
  }, [elsewhere, hasNextPage, isOnline, refetch])

  const isWaiting = !isOnline || problem !== null
  return {
    query,
    unread,
    /** The rows of the filter; undefined until loaded. */
    rows: filter === 'unread' ? unreadHere : shown,
    unreadHere: unreadHere ?? [],
    hasMore: hasNextPage && !(filter === 'unread' && hasAllUnread),
    /** Changes that are not sent yet, by notification id. */
    waiting: isWaiting ? entries : {},
  }
}

export type Inbox = ReturnType<typeof useInbox>
