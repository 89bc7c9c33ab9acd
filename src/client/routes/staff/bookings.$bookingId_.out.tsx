import { createFileRoute } from '@tanstack/react-router'
import { WalkPage } from '#client/features/staff/booking/walk/WalkPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/bookings/$bookingId_/out')({
  staticData: { catalog: 'staff', parent: '/staff', staffTab: 'fleet-bookings', hasTabs: false },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: OutRoute,
})

function OutRoute() {
  const { bookingId } = Route.useParams()
  return <WalkPage key={bookingId} kind="out" id={bookingId} />
}
