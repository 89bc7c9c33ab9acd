import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogs.ts'
import { PrivacyPage } from '#client/features/content/privacy/PrivacyPage.tsx'

export const Route = createFileRoute('/privacy')({
  loader: () => needMessages('legal'),
  component: PrivacyPage,
})
