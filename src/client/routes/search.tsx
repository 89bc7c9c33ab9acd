import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { carQueries } from '#client/api/cars/cars.ts'
import { locationQueries } from '#client/api/cars/locations.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { rightNow } from '#client/store/clock.ts'
import {
  carSearchIn,
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '#client/features/search/search-params.ts'
import { preloadParts } from '#client/features/search/lazy-parts.ts'
import { SearchPage } from '#client/features/search/SearchPage.tsx'
import { isDesktop } from '#client/ui/useIsDesktop.ts'

export const Route = createFileRoute('/search')({
  staticData: {
    catalog: 'search',
    tab: 'search',
    hasFooter: true,
    answers: ['settings', 'locations', 'suppliers'],
    head: {
      title: msg`Cars to rent in Cameroon · Wouri`,
      description: msg`Compare rental cars in Cameroon for your dates: total price, security deposit, what is included and how to cancel.`,
    },
  },
  validateSearch: (address: Partial<SearchParams> & SearchSchemaInput) => readSearchParams(address),
  search: { middlewares: [writeSearchParams] },
  // Sheets over the list do not change it.
  loaderDeps: ({ search: { car: _open, cmp: _chosen, vs: _compared, ...listed } }) => listed,
  // Wait for messages and code only: a changed filter shows at once, over the results it is about to replace.
  loader: async ({ context: { queryClient }, deps, route }) => {
    const search = carSearchIn(deps, rightNow())
    if (search !== null) void queryClient.prefetchInfiniteQuery(carQueries.list(search))
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    // A phone shows suppliers in the filter sheet only, which asks for them.
    if (deps.suppliers !== undefined || (!import.meta.env.SSR && isDesktop()))
      void queryClient.prefetchQuery(supplierQueries.all())
    const known = search && queryClient.getQueryData(carQueries.list(search).queryKey)
    const isEmpty = known?.pages[0]?.total === 0
    await Promise.all([needMessages(route.options.staticData.catalog), preloadParts(deps, isEmpty)])
  },
  component: SearchPage,
})
