import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Email } from '#contract/email.ts'
import { FullName } from '#contract/text.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { openFirstAdmin } from '#client/api/account/sign-up.ts'
import { AccountCard } from '#client/features/account/AccountCard.tsx'
import { text } from '#client/features/account/account.css.ts'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { NewPasswordFields } from '#client/components/form/PasswordField.tsx'
import {
  confirmProblem,
  passwordProblem,
  refusedBy,
  useProblemText,
} from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { form } from '#client/components/form/form.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { useLinkUsed } from './useLinkUsed.ts'

/** Where the link leads that the start of an empty marketplace prints. */
export function FirstAdminPage({ token }: { token: string }) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  return (
    <AccountCard title={t`The first admin`}>
      {isOver ? (
        <FormAlert>
          {t`This link was used, or is older than a day. Restart the server: it prints a new one as long as there is no admin.`}
        </FormAlert>
      ) : (
        <>
          <p className={text}>
            <Trans>This account runs the marketplace: places, rental agencies, people and settings.</Trans>
          </p>
          <FirstAdminForm token={token} onOver={() => setOver(true)} />
        </>
      )}
    </AccountCard>
  )
}

function FirstAdminForm({ token, onOver }: { token: string; onOver: () => void }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const failureText = useFailureText()
  const language = useLanguage()
  const goOn = useLinkUsed()
  const fields = useFields({ fullName: '', email: '', password: '', confirm: '' }, (values) => ({
    fullName: refusedBy(FullName, values.fullName),
    email: refusedBy(Email, values.email),
    password: passwordProblem(values.password),
    confirm: confirmProblem(values.password, values.confirm),
  }))
  const { isBusy, alert, onSubmit } = useSending(fields.check, async (element) => {
    const { confirm: _confirm, ...account } = fields.values
    try {
      if (await openFirstAdmin({ ...account, token, language }))
        await goOn({ purpose: 'activation', userId: '', token, email: account.email.trim() })
      else onOver()
      return null
    } catch (error) {
      if (!(error instanceof CallFailure) || !error.fields) return failureText(failureCode(error))
      fields.refuse(error.fields, element)
      return null
    }
  })
  const errorOf = (name: 'fullName' | 'email') => {
    const problem = fields.shown(name)
    return problem && problemText(problem)
  }
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields
        shown={fields.shown}
        labels={{
          fullName: t`Full name`,
          email: t`Email`,
          password: t`Password`,
          confirm: t`Confirm the password`,
        }}
      />
      <TextField
        label={t`Full name`}
        name="fullName"
        autoComplete="name"
        value={fields.values.fullName}
        error={errorOf('fullName')}
        onChange={(value) => fields.change('fullName', value)}
        onBlur={() => fields.leave('fullName')}
      />
      <EmailField
        value={fields.values.email}
        error={errorOf('email')}
        onChange={(value) => fields.change('email', value)}
        onBlur={() => fields.leave('email')}
      />
      <NewPasswordFields fields={fields} label={t`Password`} />
      <SubmitButton busy={isBusy}>
        <Trans>Create the account</Trans>
      </SubmitButton>
    </form>
  )
}
