import { createFileRoute } from '@tanstack/react-router'
import { NextSearch, loadProviders } from '#client/features/account/account-routes.ts'
import { SignUpPage } from '#client/features/account/SignUpPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/(account)/sign-up')({
  staticData: {
    catalog: 'booking',
    parent: '/sign-in',
    tab: 'account',
    isEntrance: true,
    hasTabs: false,
  },
  validateSearch: NextSearch,
  loader: ({ context, route }) =>
    Promise.all([needMessages(route.options.staticData.catalog), loadProviders(context.queryClient)]),
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpPage next={Route.useSearch().next} />
}
