import { createFileRoute } from '@tanstack/react-router'
import { locationQueries } from '#client/api/locations.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { LocationsPage } from '#client/features/content/locations/LocationsPage.tsx'

export const Route = createFileRoute('/locations')({
  // Wait for the messages only: data that is still loading shows a placeholder.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    return needMessages('reading')
  },
  component: LocationsPage,
})
