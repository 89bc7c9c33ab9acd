import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogs.ts'
import { CookiePage } from '#client/features/content/cookies/CookiePage.tsx'

export const Route = createFileRoute('/cookie-policy')({
  loader: () => needMessages('legal'),
  component: CookiePage,
})
