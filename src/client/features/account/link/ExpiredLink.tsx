import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { sendLink, type MailedLink } from '#client/api/account/sign-up.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useProblemText } from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useSending } from '#client/components/form/useSending.ts'
import { form } from '#client/components/form/form.css.ts'
import { LinkSent } from './LinkSent.tsx'
import { useSendLinkFailure } from '#client/components/form/mail-failure.ts'

/** A link that opens nothing any more, and the way to one that does. */
export function ExpiredLink({ link: { purpose, email } }: { link: MailedLink }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const failureOf = useSendLinkFailure()
  const [isSent, setIsSent] = useState(false)
  const { isBusy, alert, onSubmit } = useSending(
    () => true,
    async () => {
      try {
        const isKnown = await sendLink(email, purpose)
        setIsSent(isKnown)
        return isKnown ? null : problemText('not-registered')
      } catch (error) {
        return failureOf(error)
      }
    },
  )
  const expired =
    purpose === 'activation'
      ? t`Your account activation link expired.`
      : t`This password link has expired or was already used.`
  if (isSent) return <LinkSent purpose={purpose} email={email} />
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      <FormAlert key={alert}>{alert ?? expired}</FormAlert>
      <SubmitButton busy={isBusy}>
        <Trans>Send a new link</Trans>
      </SubmitButton>
    </form>
  )
}
