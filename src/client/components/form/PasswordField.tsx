import { useState, type ComponentProps } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useProblemText, type Problem } from './problems.ts'
import type { Fields } from './useFields.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      suffix={
        <IconButton
          label={isShown ? t`Hide the password` : t`Show the password`}
          icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}

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

/** Hidden: shows a password manager which account the form is about. */
export function UsernameHint({ email }: { email: string | undefined }) {
  return <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
}
