import { createFileRoute } from '@tanstack/react-router'
import { NextSearch } from '#client/features/account/account-routes.ts'
import { ForgotPasswordPage } from '#client/features/account/ForgotPasswordPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/(account)/forgot-password')({
  staticData: {
    catalog: 'booking',
    parent: '/sign-in',
    tab: 'account',
    isEntrance: true,
    hasTabs: false,
  },
  validateSearch: NextSearch,
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  return <ForgotPasswordPage next={Route.useSearch().next} />
}
