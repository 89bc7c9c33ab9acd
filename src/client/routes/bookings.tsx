import { createFileRoute, Navigate } from '@tanstack/react-router'
import { BookingsPage } from '#client/features/bookings/BookingsPage.tsx'
import { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import { listQueries } from '#client/features/bookings/useBookingList.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'
import { isDesktop } from '#client/ui/useIsDesktop.ts'

export const Route = createFileRoute('/bookings')({
  staticData: { catalog: 'booking', parent: null, tab: 'bookings' },
  validateSearch: BookingsSearch,
  loaderDeps: ({ search: { l: _language, ...asked } }) => asked,
  // Wait for the messages only: the list itself shows whether it is loading, cached or failed.
  loader: ({ context: { queryClient }, deps, route }) => {
    const { growing, paged } = listQueries(deps)
    void (isDesktop() ? queryClient.prefetchQuery(paged) : queryClient.prefetchInfiniteQuery(growing))
    return needMessages(route.options.staticData.catalog)
  },
  component: BookingsRoute,
})

function BookingsRoute() {
  const search = Route.useSearch()
  const { user } = useSession()
  if (user !== null && user.type !== 'user') return <Navigate to="/staff/bookings" search={{}} replace />
  return <BookingsPage search={search} />
}
