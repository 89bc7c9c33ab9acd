import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { link } from '#client/ui/link.css.ts'
import { AccountCard } from './AccountCard.tsx'
import { useHistoryState } from './history-state.ts'
import { RequestLinkForm } from '#client/features/account/link/RequestLinkForm.tsx'
import { links } from './account.css.ts'

export function ForgotPasswordPage({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const { email } = useHistoryState()
  return (
    <AccountCard title={t`Reset your password`}>
      <RequestLinkForm purpose="reset" email={email}>
        <Trans>Enter the email of your account. We send you a link to choose a new password.</Trans>
      </RequestLinkForm>
      <p className={links}>
        <Link to="/sign-in" search={{ next }} className={link}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}
