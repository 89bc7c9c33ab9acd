import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogs.ts'
import { AboutPage } from '#client/features/content/about/AboutPage.tsx'

export const Route = createFileRoute('/about')({
  loader: () => needMessages('reading'),
  component: AboutPage,
})
