import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkPurpose } from '#client/api/account/sign-up.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link as linkClass } from '#client/ui/link.css.ts'
import { AccountCard } from '#client/features/account/AccountCard.tsx'
import { useHistoryState } from '#client/features/account/history-state.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { ForgotPasswordPage } from '#client/features/account/ForgotPasswordPage.tsx'
import { links, text } from '#client/features/account/account.css.ts'
import { ExpiredLink } from './ExpiredLink.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { RequestLinkForm } from './RequestLinkForm.tsx'
import { useMailedLink } from './useMailedLink.ts'

/** Where the link of a mail leads: a new password, or what became of the link. */
export function LinkPage({ purpose }: { purpose: LinkPurpose }) {
  const { t } = useLingui()
  const mailed = useMailedLink(purpose)
  if (mailed.link === null && purpose === 'reset') return <ForgotPasswordPage next={undefined} />
  return (
    <AccountCard title={purpose === 'activation' ? t`Activate your account` : t`Choose a new password`}>
      <Content purpose={purpose} mailed={mailed} />
      <p className={links}>
        <Link to="/sign-in" className={linkClass}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}

type ContentProps = { purpose: LinkPurpose; mailed: ReturnType<typeof useMailedLink> }

function Content({ purpose, mailed: { link, state, askAgain, expire } }: ContentProps) {
  const failureText = useFailureText()
  const { email } = useHistoryState()
  if (link === null) {
    return (
      <RequestLinkForm purpose={purpose} email={email}>
        <Trans>Open the link in your activation email, or ask for a new one.</Trans>
      </RequestLinkForm>
    )
  }
  switch (state) {
    case 'open':
      return (
        <>
          {purpose === 'activation' && (
            <p className={text}>
              <Trans>Choose the password you will sign in with.</Trans>
            </p>
          )}
          <NewPasswordForm link={link} onExpired={expire} />
        </>
      )
    case 'expired':
      return <ExpiredLink link={link} />
    case 'offline':
      return (
        <>
          <p className={text} role="status">
            <Trans>Open this link again once you are online</Trans>
          </p>
          <Button tone="outline" size="l" full onClick={askAgain}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )
    case 'failed':
      return (
        <>
          <FormAlert>{failureText('unexpected')}</FormAlert>
          <Button size="l" full onClick={askAgain}>
            <Trans>Retry</Trans>
          </Button>
          <SiteHelp />
        </>
      )
    default:
      return (
        <p className={text} role="status">
          <Trans>Checking your link…</Trans>
        </p>
      )
  }
}
