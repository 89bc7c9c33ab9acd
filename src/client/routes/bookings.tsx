import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '#client/features/bookings/BookingsPage.tsx'
import { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import { listQueries } from '#client/features/bookings/useBookingList.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
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
  return <BookingsPage search={Route.useSearch()} />
}
