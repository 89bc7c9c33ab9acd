import { createFileRoute } from '@tanstack/react-router'
import { locationQueries } from '#client/api/locations.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { HomePage } from '#client/home/HomePage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'
import { savesData } from '#client/offline/data-saver.ts'

export const Route = createFileRoute('/')({
  // Whoever opens the app opens it here mostly: not one request more.
  codeSplitGroupings: [],
  // Nothing is waited for: the form works before any answer.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(locationQueries.all())
    void queryClient.prefetchQuery(settingsQueries.current())
    if (!savesData()) void queryClient.prefetchQuery(supplierQueries.all())
  },
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage loadNewsletter={loadNewsletter} />
}

async function loadNewsletter() {
  const [{ Newsletter }] = await Promise.all([import('#client/newsletter/Newsletter.tsx'), needMessages('settings')])
  return Newsletter
}
