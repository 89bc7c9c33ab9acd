import { createFileRoute } from '@tanstack/react-router'
import { StaffCarPage } from '#client/features/staff/cars/StaffCarPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/cars/$carId')({
  staticData: { catalog: 'staff', parent: '/staff/cars', staffTab: 'cars' },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: StaffCarRoute,
})

function StaffCarRoute() {
  const { carId } = Route.useParams()
  return <StaffCarPage key={carId} id={carId} />
}
