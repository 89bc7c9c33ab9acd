import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { link } from '#client/ui/link.css.ts'
import { AccountCard } from '#client/features/account/AccountCard.tsx'
import { LinkSent } from '#client/features/account/link/LinkSent.tsx'
import { links, text } from '#client/features/account/SignInForm.css.ts'
import { SocialRow } from '#client/features/account/social/SocialRow.tsx'
import { useEnter } from '#client/features/account/useEnter.ts'
import { SignUpForm } from './SignUpForm.tsx'

export function SignUpPage({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEnter(next)
  if (sentTo !== null) return <CheckMailbox email={sentTo} />
  return (
    <AccountCard title={t`Create an account`}>
      <SocialRow next={next} place="above" />
      <SignUpForm next={next} onDone={setSentTo} />
      <p className={links}>
        <Trans>Already registered?</Trans>{' '}
        <Link to="/sign-in" search={{ next }} className={link}>
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}

function CheckMailbox({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <AccountCard title={t`Check your mailbox`}>
      <LinkSent purpose="activation" email={email} />
      <p className={text}>
        <Trans>No mail after a few minutes? Look in the spam folder first.</Trans>{' '}
        <Link to="/activate" state={{ email }} className={link}>
          <Trans>Send a new link</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}
