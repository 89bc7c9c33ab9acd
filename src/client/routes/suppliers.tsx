import { createFileRoute } from '@tanstack/react-router'
import { locationQueries } from '#client/api/locations.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { SuppliersPage } from '#client/features/content/suppliers/SuppliersPage.tsx'

export const Route = createFileRoute('/suppliers')({
  // Only the screen's words are waited for: what is still on its way shows its room.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(supplierQueries.all())
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    return needMessages('reading')
  },
  component: SuppliersPage,
})
