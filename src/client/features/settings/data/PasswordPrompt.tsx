import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { passwordQueries } from '#client/api/passwords.ts'
import type { User } from '#contract/account.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { useProblemText } from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useFields } from '#client/components/form/useFields.ts'
import { UsernameHint } from '#client/components/form/UsernameHint.tsx'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { text } from '#client/features/settings/lines.css.ts'
import { MailLink } from '#client/features/settings/password/MailLink.tsx'

type PasswordPromptProps = {
  user: User
  /** False for a wrong password; throws what else keeps it from being done. */
  send: (password: string) => Promise<boolean>
  tone?: 'primary' | 'danger'
  /** What the button says. */
  children: ReactNode
}

/** What is done only after the password was typed again. Somebody without one is mailed the way to it. */
export function PasswordPrompt({ user, send, tone = 'primary', children }: PasswordPromptProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const { data: hasPassword = true } = useQuery(passwordQueries.exists(user._id))
  const fields = useFields({ password: '' }, ({ password }) => ({
    password: password === '' ? ('required' as const) : undefined,
  }))
  const { isBusy, alert, onSubmit } = useSending(fields.check, async (element) => {
    try {
      if (!(await send(fields.values.password))) fields.refuse({ password: 'wrong-password' }, element)
      return null
    } catch (error) {
      return failureText(failureCode(error))
    }
  })
  const problem = fields.shown('password')
  if (!hasPassword) {
    return (
      <>
        <p className={text}>
          <Trans>This asks for your password, and your account has none yet. Choose one first.</Trans>
        </p>
        <MailLink email={user.email} />
      </>
    )
  }
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields shown={fields.shown} labels={{ password: t`Your password` }} />
      <UsernameHint email={user.email} />
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        value={fields.values.password}
        onChange={(value) => fields.change('password', value)}
        onBlur={() => fields.leave('password')}
        error={problem && problemText(problem)}
      />
      <SubmitButton busy={isBusy} tone={tone}>
        {children}
      </SubmitButton>
    </form>
  )
}
