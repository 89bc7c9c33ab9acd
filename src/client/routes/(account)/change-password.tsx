import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '#client/features/settings/password/ChangePasswordPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/(account)/change-password')({
  staticData: { catalog: 'settings', parent: '/settings', tab: 'account' },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: ChangePasswordPage,
})
