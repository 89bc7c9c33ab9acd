import { createFileRoute } from '@tanstack/react-router'
import { carQueries } from '#client/api/cars/cars.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { CheckoutPage } from '#client/features/checkout/CheckoutPage.tsx'
import { CheckoutSearch, tripOf } from '#client/features/checkout/checkout-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/checkout')({
  staticData: { catalog: 'booking', hasTabs: false },
  validateSearch: CheckoutSearch,
  loaderDeps: ({ search: { car, pl, dl, from, to } }) => ({ car, pl, dl, from, to }),
  loader: ({ context: { queryClient }, deps, cause, route }) => {
    const trip = tripOf(deps)
    void queryClient.prefetchQuery(settingsQueries.current())
    // The offer stays the same from step to step.
    if (deps.car !== undefined && trip !== null && cause !== 'stay')
      void queryClient.prefetchQuery(carQueries.freshOffer(deps.car, trip))
    return needMessages(route.options.staticData.catalog)
  },
  component: CheckoutRoute,
})

function CheckoutRoute() {
  return <CheckoutPage search={Route.useSearch()} />
}
