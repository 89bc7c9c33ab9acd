import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#client/contact/ContactPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/contact')({
  loader: () => needMessages('settings'),
  component: ContactPage,
})
