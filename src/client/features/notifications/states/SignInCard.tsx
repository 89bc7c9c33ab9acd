import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** Notifications belong to an account; a visitor is told where they would be. */
export function SignInCard() {
  const { t } = useLingui()
  return (
    <StateView
      kind="empty"
      title={t`Sign in to see your notifications`}
      text={t`We tell you here when a booking of your account changes.`}
      actions={
        <Link to="/sign-in" search={{ next: '/notifications' }} className={buttonClass({ size: 'l' })}>
          <Trans>Sign in</Trans>
        </Link>
      }
    />
  )
}
