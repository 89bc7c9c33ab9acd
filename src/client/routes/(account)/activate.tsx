import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#client/features/account/link/ConfirmPage.tsx'
import { FirstAdminPage } from '#client/features/account/link/FirstAdminPage.tsx'
import { LinkPage } from '#client/features/account/link/LinkPage.tsx'
import { currentLink } from '#client/features/account/link/mailed-link.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/(account)/activate')({
  staticData: {
    catalog: 'booking',
    parent: '/sign-in',
    tab: 'account',
    isEntrance: true,
    hasTabs: false,
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: ActivateRoute,
})

function ActivateRoute() {
  const [link] = useState(() => currentLink('activation'))
  // As the start of an empty marketplace prints it.
  if (link?.userId === 'first-admin') return <FirstAdminPage token={link.token} />
  return link?.booking ? (
    <ConfirmPage booking={link.booking} token={link.token} accepts={link.accepts === true} />
  ) : (
    <LinkPage purpose="activation" />
  )
}
