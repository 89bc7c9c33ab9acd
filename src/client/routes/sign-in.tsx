import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#client/features/account/SignInPage.tsx'
import { ArrivalSearch } from '#client/features/account/social/arrival-search.ts'
import { providersKnown } from '#client/features/account/social/ready.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/sign-in')({
  validateSearch: ArrivalSearch,
  loader: ({ context }) => Promise.all([needMessages('booking'), providersKnown(context.queryClient)]),
  component: SignInRoute,
})

function SignInRoute() {
  return <SignInPage search={Route.useSearch()} />
}
