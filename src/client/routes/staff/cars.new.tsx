import { createFileRoute } from '@tanstack/react-router'
import { NewCarPage } from '#client/features/staff/cars/NewCarPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/cars/new')({
  staticData: { catalog: 'staff', parent: '/staff/cars', staffTab: 'cars' },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: NewCarPage,
})
