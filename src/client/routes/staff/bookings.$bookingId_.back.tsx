import { createFileRoute } from '@tanstack/react-router'
import { WalkPage } from '#client/features/staff/booking/walk/WalkPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/bookings/$bookingId_/back')({
  staticData: { catalog: 'staff', parent: '/staff', staffTab: 'fleet-bookings', hasTabs: false },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: BackRoute,
})

function BackRoute() {
  const { bookingId } = Route.useParams()
  return <WalkPage key={bookingId} kind="back" id={bookingId} />
}
