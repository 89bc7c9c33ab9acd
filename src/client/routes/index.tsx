import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { locationQueries } from '#client/api/cars/locations.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { HomePage } from '#client/features/home/HomePage.tsx'
import { withMessages } from '#client/i18n/catalogs.ts'

const loadFirst = withMessages(
  'home',
  async () => (await import('#client/features/home/blocks/FirstBlock.tsx')).FirstBlock,
)
const loadBelow = withMessages(
  'home',
  async () => (await import('#client/features/home/blocks/Below.tsx')).Below,
)
const loadNewsletter = withMessages(
  'contact',
  async () => (await import('#client/features/home/newsletter/Newsletter.tsx')).Newsletter,
)

export const Route = createFileRoute('/')({
  staticData: {
    catalog: null,
    parent: null,
    tab: 'search',
    hasFooter: true,
    answers: ['settings', 'locations', 'supplier-pages', 'car-sizes'],
    blocks: ['home/blocks/FirstBlock.tsx', 'home/blocks/Below.tsx', 'home/newsletter/Newsletter.tsx'],
    head: {
      title: msg`Car rental in Cameroon: fine cars, one whole price · Wouri`,
      description: msg`Rent a well-kept car in Douala, Yaoundé and across Cameroon. See the total price first. Pay online, or at the counter with free cancellation.`,
    },
  },
  // Most visits start here: its component is part of the app's own chunk.
  codeSplitGroupings: [],
  // Wait for nothing: the form works before any answer.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
  },
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage loadFirst={loadFirst} loadBelow={loadBelow} loadNewsletter={loadNewsletter} />
}
