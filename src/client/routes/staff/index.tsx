import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '#client/features/staff/today/TodayPage.tsx'
import { TodaySearch } from '#client/features/staff/today/today-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/')({
  staticData: { catalog: 'staff', parent: null, staffTab: 'today' },
  validateSearch: TodaySearch,
  // The calls of this area are code of it: each screen asks for its list itself.
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: TodayRoute,
})

function TodayRoute() {
  return <TodayPage supplier={Route.useSearch().supplier} />
}
