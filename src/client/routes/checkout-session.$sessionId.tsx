import { createFileRoute } from '@tanstack/react-router'
import { sessionQueries } from '#client/api/payments.ts'
import { CheckoutSessionPage } from '#client/features/checkout/session/CheckoutSessionPage.tsx'
import { SessionSearch } from '#client/features/checkout/session/session-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/checkout-session/$sessionId')({
  staticData: { catalog: 'booking', parent: '/bookings', hasTabs: false },
  validateSearch: SessionSearch,
  loader: async ({ context: { queryClient }, params: { sessionId }, route }) => {
    const openedAt = Date.now()
    void queryClient.prefetchQuery(sessionQueries.one(sessionId))
    await needMessages(route.options.staticData.catalog)
    return { openedAt }
  },
  component: CheckoutSessionRoute,
})

function CheckoutSessionRoute() {
  const { sessionId } = Route.useParams()
  return <CheckoutSessionPage key={sessionId} id={sessionId} search={Route.useSearch()} />
}
