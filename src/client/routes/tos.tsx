import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogs.ts'
import { TermsPage } from '#client/features/content/terms/TermsPage.tsx'

export const Route = createFileRoute('/tos')({
  loader: () => needMessages('legal'),
  component: TermsPage,
})
