import { useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Email } from '#contract/email.ts'
import { sendLink, type LinkPurpose } from '#client/api/account/sign-up.ts'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { text } from '#client/features/account/account.css.ts'
import { form } from '#client/components/form/form.css.ts'
import { LinkSent } from './LinkSent.tsx'
import { useSendLinkFailure } from '#client/components/form/mail-failure.ts'

type RequestLinkFormProps = {
  purpose: LinkPurpose
  email?: string | undefined
  /** What it is for. */
  children: ReactNode
}

/** Asks for the mail with a link; the result replaces the form. */
export function RequestLinkForm({ purpose, email = '', children }: RequestLinkFormProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const failureOf = useSendLinkFailure()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const fields = useFields({ email }, (values) => ({ email: refusedBy(Email, values.email) }))
  const { isBusy, alert, onSubmit } = useSending(fields.check, async (element) => {
    const address = fields.values.email.trim()
    try {
      if (await sendLink(address, purpose)) setSentTo(address)
      else fields.refuse({ email: 'not-registered' }, element)
      return null
    } catch (error) {
      return failureOf(error)
    }
  })
  const problem = fields.shown('email')
  if (sentTo !== null) return <LinkSent purpose={purpose} email={sentTo} />
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      <p className={text}>{children}</p>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields shown={fields.shown} labels={{ email: t`Email` }} />
      <EmailField
        value={fields.values.email}
        onChange={(value) => fields.change('email', value)}
        onBlur={() => fields.leave('email')}
        error={problem && problemText(problem)}
      />
      <SubmitButton busy={isBusy}>
        {purpose === 'activation' ? <Trans>Send a new link</Trans> : <Trans>Send the link</Trans>}
      </SubmitButton>
    </form>
  )
}
