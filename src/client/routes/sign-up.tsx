import { createFileRoute } from '@tanstack/react-router'
import { NextSearch } from '#client/features/account/next-search.ts'
import { SignUpPage } from '#client/features/account/sign-up/SignUpPage.tsx'
import { providersKnown } from '#client/features/account/social/ready.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/sign-up')({
  validateSearch: NextSearch,
  loader: ({ context }) => Promise.all([needMessages('booking'), providersKnown(context.queryClient)]),
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpPage next={Route.useSearch().next} />
}
