import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { useProblemText, type Problem } from './problems.ts'
import type { Fields } from './useFields.ts'

type NewPasswordFieldsProps<N extends string> = {
  fields: Fields<N | 'password' | 'confirm'>
  label: string
}

/** A password to be set, typed twice; what it must be is said before. */
export function NewPasswordFields<N extends string>({ fields, label }: NewPasswordFieldsProps<N>) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const said = (problem: Problem | undefined) => problem && problemText(problem)
  const problem = fields.shown('password')
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={fields.values.password}
        onChange={(value) => fields.change('password', value)}
        onBlur={() => fields.leave('password')}
        error={said(problem)}
        help={problem === undefined && failureText('password-too-short')}
      />
      <PasswordField
        label={t`Confirm the password`}
        name="confirm"
        autoComplete="new-password"
        value={fields.values.confirm}
        onChange={(value) => fields.change('confirm', value)}
        onBlur={() => fields.leave('confirm')}
        error={said(fields.shown('confirm'))}
      />
    </>
  )
}
