import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import {
  countNotifications,
  deleteNotifications,
  largestNotificationPage,
  listNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  mostNotificationIds,
  notificationPageSize,
  type NotificationRow,
} from '#contract/site/notifications.ts'
import { minute } from '#domain/rental/period.ts'
import { isOnline } from '../connection.ts'
import { savesData } from '#client/store/data-saver.ts'
import { persistNow } from '#client/api/query-client.ts'
import { call } from '../http.ts'

export type NotificationChange = 'read' | 'unread' | 'deleted'
/** A row as devices keep it: what is said of its booking stands together. */
export type Notification = Pick<NotificationRow, '_id' | 'kind' | 'message' | 'isRead' | 'createdAt'> & {
  /** Of one about a paper, its car and where that is opened. */
  booking: { _id: string | null } & Pick<NotificationRow, 'reference' | 'car' | 'path'>
  /** A device that kept the row from before knows of none. */
  paper?: NotificationRow['paper']
  sum?: NotificationRow['sum']
  status?: NotificationRow['status']
}
export type NotificationLoad = { rows: Notification[]; total: number }

const endpoints = {
  read: markNotificationsAsRead,
  unread: markNotificationsAsUnread,
  deleted: deleteNotifications,
} as const

function notificationOf({ booking, reference, car, path, ...row }: NotificationRow): Notification {
  return { ...row, booking: { _id: booking, reference, car, path } }
}

async function fetchLoad(
  userId: string,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<NotificationLoad> {
  const params = { userId, page, pageSize: size }
  const [answer] = await call(listNotifications, { params, ...(signal && { signal }) })
  return { rows: answer.resultData.map(notificationOf), total: answer.pageInfo[0].totalRecords }
}

/** Every notification of the loads once: what is new on the server pushes the rows below it into the next page. */
export function rowsOf(loads: readonly NotificationLoad[]): Notification[] {
  return [...new Map(loads.flatMap(({ rows }) => rows.map((row) => [row._id, row]))).values()]
}

/**
 * The page that holds the next rows, computed from the number of rows loaded, because deleted rows move later ones up.
 * Undefined at the end, and when the last page brought nothing new.
 */
export function nextPage(loads: readonly NotificationLoad[]): number | undefined {
  const here = rowsOf(loads).length
  const last = loads.at(-1)
  if (last === undefined || here >= last.total) return undefined
  if (loads.length > 1 && here === rowsOf(loads.slice(0, -1)).length) return undefined
  return Math.floor(here / notificationPageSize) + 1
}

export const notificationQueries = {
  /** Latest first, in loads of twenty. */
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['notifications', 'list', userId],
      queryFn: ({ pageParam, signal }) => fetchLoad(userId, pageParam, notificationPageSize, signal),
      initialPageParam: 1,
      getNextPageParam: (_last, loads) => nextPage(loads),
      staleTime: minute,
    }),

  /** Refetched each minute while the page is visible, less often with the data saver, and at once when it becomes visible. */
  unread: (userId: string) =>
    queryOptions({
      queryKey: ['notifications', 'unread', userId],
      queryFn: async ({ signal }) => (await call(countNotifications, { params: { userId }, signal })).count,
      staleTime: minute / 2,
      refetchInterval: () => isOnline() && (savesData() ? 5 * minute : minute),
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    }),
}

/** Throws CallFailure. The server ignores unknown ids. */
export async function changeNotifications(
  userId: string,
  change: NotificationChange,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += mostNotificationIds)
    await call(endpoints[change], {
      params: { userId },
      body: { ids: ids.slice(from, from + mostNotificationIds) },
    })
}

/** `wanted` unread notifications, latest first, wherever in the list they stand; fewer when there are no more. */
export async function fetchUnread(userId: string, wanted: number): Promise<Notification[]> {
  const loads: NotificationLoad[] = []
  for (let page = 1; ; page++) {
    const load = await fetchLoad(userId, page, largestNotificationPage)
    loads.push(load)
    const unread = rowsOf(loads).filter(({ isRead }) => !isRead)
    if (unread.length >= wanted || page * largestNotificationPage >= load.total) return unread
  }
}

/**
 * What the server has taken is true of the lists here at once; resolves when the device keeps it too. A reading of the list
 * that began before may bring what was true then, so it starts again.
 */
export async function applyChange(
  client: QueryClient,
  userId: string,
  change: NotificationChange,
  ids: readonly string[],
): Promise<void> {
  const { queryKey } = notificationQueries.list(userId)
  const changed = new Set(ids)
  const isReading = client.isFetching({ queryKey }) > 0
  if (isReading) await client.cancelQueries({ queryKey })
  let gone = 0
  client.setQueryData(queryKey, (data: InfiniteData<NotificationLoad> | undefined) => {
    if (data === undefined) return data
    gone = change === 'deleted' ? rowsOf(data.pages).filter(({ _id: id }) => changed.has(id)).length : 0
    return { ...data, pages: data.pages.map((load) => changedLoad(load, change, changed, gone)) }
  })
  if (isReading) void client.invalidateQueries({ queryKey })
  await persistNow(client, queryKey)
}

function changedLoad(
  { rows, total }: NotificationLoad,
  change: NotificationChange,
  changed: ReadonlySet<string>,
  gone: number,
): NotificationLoad {
  if (change === 'deleted')
    return { rows: rows.filter(({ _id: id }) => !changed.has(id)), total: total - gone }
  const isRead = change === 'read'
  return { rows: rows.map((row) => (changed.has(row._id) ? { ...row, isRead } : row)), total }
}
