import { createFileRoute } from '@tanstack/react-router'
import { locationQueries } from '#client/api/locations.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { HomePage } from '#client/home/HomePage.tsx'

export const Route = createFileRoute('/')({
  // Nothing is waited for: the form works before any answer.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    void queryClient.prefetchQuery(supplierQueries.all())
  },
  component: HomePage,
})
