import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { TermsPage } from '#client/features/content/terms/TermsPage.tsx'

export const Route = createFileRoute('/tos')({
  staticData: {
    catalog: 'legal',
    hasFooter: true,
    head: {
      title: msg`Terms of use · Wouri`,
      description: msg`What you and the rental agency agree to when you book a car on Wouri: prices, payment, cancellation, security deposit and what to bring.`,
    },
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: TermsPage,
})
