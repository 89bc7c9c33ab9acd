import { createFileRoute } from '@tanstack/react-router'
import { NextSearch, loadProviders } from '#client/features/account/account-routes.ts'
import { SignUpPage } from '#client/features/account/SignUpPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/sign-up')({
  validateSearch: NextSearch,
  loader: ({ context }) => Promise.all([needMessages('booking'), loadProviders(context.queryClient)]),
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpPage next={Route.useSearch().next} />
}
