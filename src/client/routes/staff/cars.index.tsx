import { createFileRoute } from '@tanstack/react-router'
import { CarsPage } from '#client/features/staff/cars/CarsPage.tsx'
import { CarsSearch } from '#client/features/staff/cars/cars-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/cars/')({
  staticData: { catalog: 'staff', parent: null, staffTab: 'cars' },
  validateSearch: CarsSearch,
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: CarsRoute,
})

function CarsRoute() {
  const { l: _language, ...search } = Route.useSearch()
  return <CarsPage search={search} />
}
