import type { ComponentProps } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { setPassword, type MailedLink } from '#client/api/account/sign-up.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { NewPasswordFields } from '#client/components/form/PasswordField.tsx'
import { confirmProblem, passwordProblem } from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { form } from '#client/components/form/form.css.ts'
import { useLinkUsed } from './useLinkUsed.ts'

type NewPasswordFormProps = {
  link: MailedLink
  /** Of its button, where the password is not what the screen is about. */
  tone?: ComponentProps<typeof SubmitButton>['tone']
  onExpired: () => void
}

export function NewPasswordForm({ link, tone, onExpired }: NewPasswordFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const goOn = useLinkUsed()
  const fields = useFields({ password: '', confirm: '' }, ({ password, confirm }) => ({
    password: passwordProblem(password),
    confirm: confirmProblem(password, confirm),
  }))
  const { isBusy, alert, onSubmit } = useSending(fields.check, async (element) => {
    try {
      if (await setPassword(link, fields.values.password)) await goOn(link, fields.values.password)
      else onExpired()
      return null
    } catch (error) {
      const refused = error instanceof CallFailure ? error.fields?.['password'] : undefined
      if (refused === undefined) {
        const code = failureCode(error)
        return code === 'unexpected' ? t`An error occurred while updating password.` : failureText(code)
      }
      fields.refuse({ password: refused }, element)
      return null
    }
  })
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields
        shown={fields.shown}
        labels={{ password: t`New password`, confirm: t`Confirm the password` }}
      />
      <EmailField value={link.email} onChange={() => undefined} readOnly />
      <NewPasswordFields fields={fields} label={t`New password`} />
      <SubmitButton busy={isBusy} tone={tone}>
        {link.purpose === 'activation' ? (
          <Trans>Activate the account</Trans>
        ) : (
          <Trans>Change the password</Trans>
        )}
      </SubmitButton>
    </form>
  )
}
