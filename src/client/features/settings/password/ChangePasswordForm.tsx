import { Trans, useLingui } from '@lingui/react/macro'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { NewPasswordFields } from '#client/components/form/NewPasswordFields.tsx'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { useProblemText } from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { UsernameHint } from '#client/components/form/UsernameHint.tsx'
import { useChangePassword } from './useChangePassword.ts'
import { note } from './ChangePasswordPage.css.ts'

type ChangePasswordFormProps = { userId: string; email: string | undefined; hasPassword: boolean }

export function ChangePasswordForm({ userId, email, hasPassword }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const { fields, isBusy, alert, onSubmit } = useChangePassword(userId, hasPassword)
  const problem = fields.shown('current')
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields
        shown={fields.shown}
        labels={{ current: t`Current password`, password: t`New password`, confirm: t`Confirm the password` }}
      />
      <UsernameHint email={email} />
      {hasPassword && (
        <PasswordField
          label={t`Current password`}
          name="current"
          autoComplete="current-password"
          value={fields.values.current}
          onChange={(value) => fields.change('current', value)}
          onBlur={() => fields.leave('current')}
          error={problem && problemText(problem)}
        />
      )}
      <NewPasswordFields fields={fields} label={t`New password`} />
      <p className={note}>
        <Trans>Your other devices are signed out; this one stays signed in.</Trans>
      </p>
      <SubmitButton busy={isBusy}>
        <Trans>Change the password</Trans>
      </SubmitButton>
    </form>
  )
}
