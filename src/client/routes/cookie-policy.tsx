import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { CookiePage } from '#client/features/content/cookies/CookiePage.tsx'

export const Route = createFileRoute('/cookie-policy')({
  staticData: {
    catalog: 'legal',
    hasFooter: true,
    head: {
      title: msg`Cookie policy · Wouri`,
      description: msg`The cookies Wouri uses, what each one does, how long it stays, and what the app keeps on your phone.`,
    },
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: CookiePage,
})
