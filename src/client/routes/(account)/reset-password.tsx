import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '#client/features/account/link/LinkPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/(account)/reset-password')({
  staticData: {
    catalog: 'booking',
    parent: '/sign-in',
    tab: 'account',
    isEntrance: true,
    hasTabs: false,
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  return <LinkPage purpose="reset" />
}
