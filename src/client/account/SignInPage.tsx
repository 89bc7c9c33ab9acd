import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { link } from '#client/ui/link.css.ts'
import { AccountCard } from './AccountCard.tsx'
import { useArriving } from './arriving.ts'
import { Done } from './Done.tsx'
import { links } from './SignInForm.css.ts'
import { SignInForm } from './SignInForm.tsx'
import { useEnter } from './useEnter.ts'

export function SignInPage({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const { linkUsed: done } = useArriving()
  useEnter(next)

  return (
    <AccountCard title={t`Sign in`}>
      {done === 'activation' && (
        <Done>
          <Trans>Your account is active. Sign in with your new password.</Trans>
        </Done>
      )}
      {done === 'reset' && (
        <Done>
          <Trans>Password changed successfully.</Trans>
        </Done>
      )}
      <SignInForm next={next} />
      <p className={links}>
        <Trans>No account yet?</Trans>{' '}
        <Link to="/sign-up" search={{ next }} className={link}>
          <Trans>Create an account</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}
