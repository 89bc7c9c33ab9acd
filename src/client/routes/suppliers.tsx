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
      title: msg`The car rental agencies of Wouri in Cameroon`,
      description: msg`Who hands you the keys: the agencies on Wouri with their ratings, their cars, their cities and the ways they take payment.`,
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
