import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SignInPage } from '#client/account/SignInPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

const SignInSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })

export const Route = createFileRoute('/sign-in')({
  validateSearch: SignInSearch,
  loader: () => needMessages('booking'),
  component: SignInRoute,
})

function SignInRoute() {
  return <SignInPage next={Route.useSearch().next} />
}
