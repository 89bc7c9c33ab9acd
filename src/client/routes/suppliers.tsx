import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { settingsQueries } from '#client/api/site/settings.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { readListPage } from '#client/features/content/suppliers/list-page.ts'
import { SuppliersPage } from '#client/features/content/suppliers/SuppliersPage.tsx'

export const Route = createFileRoute('/suppliers')({
  staticData: {
    catalog: 'content',
    hasFooter: true,
    answers: ['settings', 'supplier-pages'],
    head: {
      title: msg`Car rental agencies in Cameroon · Wouri`,
      description: msg`Meet the rental agencies on Wouri: their ratings, cars, cities and the payment methods they accept.`,
    },
  },
  validateSearch: (address: { page?: unknown } & SearchSchemaInput) => readListPage(address),
  loaderDeps: ({ search }) => search,
  // Only the screen's words are waited for: what is still on its way shows its room.
  loader: ({ context: { queryClient }, deps: { page = 1 }, route }) => {
    void queryClient.prefetchQuery(supplierQueries.page(page))
    void queryClient.prefetchQuery(settingsQueries.current())
    return needMessages(route.options.staticData.catalog)
  },
  component: SuppliersPage,
})
