import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#client/features/account/SignInPage.tsx'
import { ArrivalSearch, loadProviders } from '#client/features/account/account-routes.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/(account)/sign-in')({
  staticData: {
    catalog: 'booking',
    tab: 'account',
    isEntrance: true,
    hasTabs: false,
  },
  validateSearch: ArrivalSearch,
  loader: ({ context, route }) =>
    Promise.all([needMessages(route.options.staticData.catalog), loadProviders(context.queryClient)]),
  component: SignInRoute,
})

function SignInRoute() {
  return <SignInPage search={Route.useSearch()} />
}
