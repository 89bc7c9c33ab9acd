import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { PrivacyPage } from '#client/features/content/privacy/PrivacyPage.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: {
    catalog: 'legal',
    hasFooter: true,
    head: {
      title: msg`Privacy policy · Wouri`,
      description: msg`What information Wouri collects, how we use, protect and share it, how long we keep it, and your rights.`,
    },
  },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: PrivacyPage,
})
