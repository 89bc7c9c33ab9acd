import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { FaqPage } from '#client/features/content/faq/FaqPage.tsx'

export const Route = createFileRoute('/faq')({
  staticData: {
    catalog: 'content',
    hasFooter: true,
    head: {
      title: msg`FAQ: documents, pick-up, age and cancellation · Wouri`,
      description: msg`Before you rent a car in Cameroon: documents to bring, delivery and pick-up, minimum age and how to cancel.`,
    },
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: FaqPage,
})
