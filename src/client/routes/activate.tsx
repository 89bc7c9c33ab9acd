import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '#client/features/account/link/LinkPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/activate')({
  loader: () => needMessages('booking'),
  component: ActivateRoute,
})

function ActivateRoute() {
  return <LinkPage purpose="activation" />
}
