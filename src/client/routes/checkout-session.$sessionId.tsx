import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sessionQueries } from '#client/api/bookings/payments.ts'
import { CheckoutSessionPage } from '#client/features/checkout/session/CheckoutSessionPage.tsx'
import { SessionSearch } from '#client/features/checkout/session/session-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/checkout-session/$sessionId')({
  staticData: { catalog: 'booking', parent: '/bookings', hasTabs: false },
  validateSearch: SessionSearch,
  loader: async ({ context: { queryClient }, params: { sessionId }, route }) => {
    const openedAt = Date.now()
    if (sessionId !== 'link') void queryClient.prefetchQuery(sessionQueries.one(sessionId))
    await needMessages(route.options.staticData.catalog)
    return { openedAt }
  },
  component: CheckoutSessionRoute,
})

/** It needs a network, and is not kept on a device. */
const LinkPayment = lazyRouteComponent(
  () => import('#client/features/checkout/session/LinkPayment.tsx'),
  'LinkPayment',
)

function CheckoutSessionRoute() {
  const { sessionId } = Route.useParams()
  const search = Route.useSearch()
  // What staff send opens here; its token stands behind the `#`.
  if (sessionId === 'link') return <LinkPayment />
  return <CheckoutSessionPage key={sessionId} id={sessionId} search={search} />
}
