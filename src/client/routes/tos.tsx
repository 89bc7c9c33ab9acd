import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogs.ts'
import { TermsPage } from '#client/legal/tos/TermsPage.tsx'

export const Route = createFileRoute('/tos')({
  loader: () => needMessages('legal'),
  component: TermsPage,
})
