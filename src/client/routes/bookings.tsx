import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '#client/features/bookings/BookingsPage.tsx'
import { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import { listQueries } from '#client/features/bookings/list-queries.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { isDesktop } from '#client/ui/useIsDesktop.ts'

export const Route = createFileRoute('/bookings')({
  validateSearch: BookingsSearch,
  loaderDeps: ({ search: { l: _language, ...asked } }) => asked,
  // Only the screen's words are waited for: the list itself says that it is on its way, or kept, or that it failed.
  loader: ({ context: { queryClient }, deps }) => {
    const { growing, paged } = listQueries(deps)
    void (isDesktop() ? queryClient.prefetchQuery(paged) : queryClient.prefetchInfiniteQuery(growing))
    return needMessages('booking')
  },
  component: BookingsRoute,
})

function BookingsRoute() {
  return <BookingsPage search={Route.useSearch()} />
}
