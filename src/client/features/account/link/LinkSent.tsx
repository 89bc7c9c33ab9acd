import { Trans } from '@lingui/react/macro'
import type { LinkPurpose } from '#client/api/account/sign-up.ts'
import { Done } from '#client/components/form/Done.tsx'
import { text } from '#client/features/account/account.css.ts'
import { OpenInbox } from '#client/components/form/OpenInbox.tsx'

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
      <OpenInbox email={email} tone="outline" size="l" full />
    </>
  )
}
