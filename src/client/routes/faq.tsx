import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogs.ts'
import { FaqPage } from '#client/features/content/faq/FaqPage.tsx'

export const Route = createFileRoute('/faq')({
  loader: () => needMessages('reading'),
  component: FaqPage,
})
