import { Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import type { LinkPurpose } from '#client/api/account/sign-up.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Done } from '#client/components/form/Done.tsx'
import { text } from '#client/features/account/account.css.ts'
import { mailAppOf } from '#client/components/form/mail-app.ts'

/** After a mail with a link was asked for. */
export function LinkSent({ purpose, email }: { purpose: LinkPurpose; email: string }) {
  return (
    <>
      <Done takesFocus>
        {purpose === 'activation' ? (
          <Trans>Activation email sent.</Trans>
        ) : (
          <Trans>Password reset email sent.</Trans>
        )}
      </Done>
      <p className={text}>
        <Trans>Sent to {email}. The link works for 24 hours; only the newest one opens.</Trans>
      </p>
      <a
        className={buttonClass({ tone: 'outline', size: 'l', full: true })}
        href={mailAppOf(email)}
        rel="noreferrer"
      >
        <Mail size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Open mail app</Trans>
      </a>
    </>
  )
}
