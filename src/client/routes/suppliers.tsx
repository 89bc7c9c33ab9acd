import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { locationQueries } from '#client/api/locations.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { SuppliersPage } from '#client/features/content/suppliers/SuppliersPage.tsx'

export const Route = createFileRoute('/suppliers')({
  staticData: {
    catalog: 'reading',
    hasFooter: true,
    answers: ['settings', 'locations', 'suppliers'],
    head: {
      title: msg`Car rental suppliers in Cameroon · Wouri`,
      description: msg`Meet the suppliers on Wouri: their ratings, cars, cities and the payment methods they accept.`,
    },
  },
  // Only the screen's words are waited for: what is still on its way shows its room.
  loader: ({ context: { queryClient }, route }) => {
    void queryClient.prefetchQuery(supplierQueries.all())
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    return needMessages(route.options.staticData.catalog)
  },
  component: SuppliersPage,
})
