import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '#client/bookings/BookingsPage.tsx'
import { BookingsSearch } from '#client/bookings/bookings-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/bookings')({
  validateSearch: BookingsSearch,
  loader: () => needMessages('booking'),
  component: BookingsRoute,
})

function BookingsRoute() {
  return <BookingsPage search={Route.useSearch()} />
}
