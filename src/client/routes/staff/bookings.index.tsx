import { createFileRoute } from '@tanstack/react-router'
import { FleetBookingsPage } from '#client/features/staff/bookings/FleetBookingsPage.tsx'
import { FleetSearch } from '#client/features/staff/bookings/fleet-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/bookings/')({
  staticData: { catalog: 'staff', parent: null, staffTab: 'fleet-bookings' },
  validateSearch: FleetSearch,
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: FleetBookingsRoute,
})

function FleetBookingsRoute() {
  const { l: _language, ...search } = Route.useSearch()
  return <FleetBookingsPage search={search} />
}
