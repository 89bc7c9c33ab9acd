import { createFileRoute } from '@tanstack/react-router'
import { notificationQueries } from '#client/api/site/notifications.ts'
import { NotificationsPage } from '#client/features/notifications/NotificationsPage.tsx'
import { NotificationsSearch } from '#client/features/notifications/notifications-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'

export const Route = createFileRoute('/notifications')({
  staticData: { catalog: 'settings', parent: null, tab: 'alerts' },
  validateSearch: NotificationsSearch,
  loader: ({ context: { queryClient }, route }) => {
    const reader = readStoredUser()?._id
    if (reader !== undefined) {
      void queryClient.prefetchInfiniteQuery(notificationQueries.list(reader))
      void queryClient.prefetchQuery(notificationQueries.unread(reader))
    }
    return needMessages(route.options.staticData.catalog)
  },
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const { f = 'all' } = Route.useSearch()
  return <NotificationsPage filter={f} />
}
