import { createFileRoute } from '@tanstack/react-router'
import { NextSearch } from '#client/account/next-search.ts'
import { SignInPage } from '#client/account/SignInPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/sign-in')({
  validateSearch: NextSearch,
  loader: () => needMessages('booking'),
  component: SignInRoute,
})

function SignInRoute() {
  return <SignInPage next={Route.useSearch().next} />
}
