import { createFileRoute, redirect } from '@tanstack/react-router'
import { StaffArea } from '#client/features/staff/StaffArea.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'
import { currentSession } from '#client/session/session-state.ts'

export const Route = createFileRoute('/staff')({
  staticData: { catalog: 'staff', parent: null, staffTab: 'today' },
  // Drivers are sent away before a file of this area is fetched. Who may read what, the server decides.
  beforeLoad: ({ location }) => {
    const { user, state } = currentSession()
    if (state === 'out') throw redirect({ to: '/sign-in', search: { next: location.href }, replace: true })
    if (user?.type === 'user') throw redirect({ to: '/', replace: true })
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: StaffArea,
})
