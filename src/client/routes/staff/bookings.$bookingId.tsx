import { createFileRoute } from '@tanstack/react-router'
import { FleetBookingPage } from '#client/features/staff/booking/FleetBookingPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/bookings/$bookingId')({
  staticData: { catalog: 'staff', parent: '/staff', staffTab: 'fleet-bookings' },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: FleetBookingRoute,
})

function FleetBookingRoute() {
  const { bookingId } = Route.useParams()
  return <FleetBookingPage key={bookingId} id={bookingId} />
}
