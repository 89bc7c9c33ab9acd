import { createFileRoute } from '@tanstack/react-router'
import { NewBookingPage } from '#client/features/staff/new-booking/NewBookingPage.tsx'
import { NewBookingSearch } from '#client/features/staff/new-booking/new-booking-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/bookings/new')({
  staticData: { catalog: 'staff', parent: '/staff', staffTab: 'calendar' },
  validateSearch: NewBookingSearch,
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: NewBookingRoute,
})

function NewBookingRoute() {
  return <NewBookingPage search={Route.useSearch()} />
}
