import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#client/settings/SettingsPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/settings')({
  loader: () => needMessages('settings'),
  component: SettingsPage,
})
