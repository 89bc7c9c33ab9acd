import { createFileRoute } from '@tanstack/react-router'
import { CheckoutSessionPage } from '#client/checkout-session/CheckoutSessionPage.tsx'
import { SessionSearch } from '#client/checkout-session/session-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/checkout-session/$sessionId')({
  validateSearch: SessionSearch,
  loader: () => needMessages('booking'),
  component: CheckoutSessionRoute,
})

function CheckoutSessionRoute() {
  const { sessionId } = Route.useParams()
  return <CheckoutSessionPage key={sessionId} id={sessionId} search={Route.useSearch()} />
}
