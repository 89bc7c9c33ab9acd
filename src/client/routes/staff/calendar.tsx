import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#client/features/staff/calendar/CalendarPage.tsx'
import { CalendarSearch } from '#client/features/staff/calendar/calendar-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/staff/calendar')({
  staticData: { catalog: 'staff', parent: null, staffTab: 'calendar' },
  validateSearch: CalendarSearch,
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: CalendarRoute,
})

function CalendarRoute() {
  return <CalendarPage search={Route.useSearch()} />
}
