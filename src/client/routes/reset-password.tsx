import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '#client/features/account/link/LinkPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/reset-password')({
  loader: () => needMessages('booking'),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  return <LinkPage purpose="reset" />
}
