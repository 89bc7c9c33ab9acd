import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#client/checkout/CheckoutPage.tsx'
import { CheckoutSearch } from '#client/checkout/checkout-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/checkout')({
  validateSearch: CheckoutSearch,
  loader: () => needMessages('booking'),
  component: CheckoutRoute,
})

function CheckoutRoute() {
  return <CheckoutPage search={Route.useSearch()} />
}
