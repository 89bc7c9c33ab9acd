import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { locationQueries } from '#client/api/cars/locations.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { LocationsPage } from '#client/features/content/locations/LocationsPage.tsx'

export const Route = createFileRoute('/locations')({
  staticData: {
    catalog: 'content',
    hasFooter: true,
    answers: ['settings', 'locations'],
    head: {
      title: msg`Pick-up places in Cameroon: airports and towns · Wouri`,
      description: msg`Every airport, city and district of Cameroon where you can pick up a rental car, with the number of cars that are free to book there.`,
    },
  },
  // Wait for the messages only: data that is still loading shows a placeholder.
  loader: ({ context: { queryClient }, route }) => {
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    return needMessages(route.options.staticData.catalog)
  },
  component: LocationsPage,
})
