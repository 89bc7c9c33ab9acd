import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '#client/notifications/NotificationsPage.tsx'
import { NotificationsSearch } from '#client/notifications/notifications-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/notifications')({
  validateSearch: NotificationsSearch,
  loader: () => needMessages('settings'),
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const { f = 'all' } = Route.useSearch()
  return <NotificationsPage filter={f} />
}
