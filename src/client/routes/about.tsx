import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { AboutPage } from '#client/features/content/about/AboutPage.tsx'

export const Route = createFileRoute('/about')({
  staticData: {
    catalog: 'content',
    hasFooter: true,
    head: {
      title: msg`About Wouri: car rental in Cameroon without surprises`,
      description: msg`What Wouri is, how a booking works, where prices come from and how you reach the people behind the cars.`,
    },
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: AboutPage,
})
