import { Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { passwordQueries } from '#client/api/account/passwords.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { NewPasswordFields, PasswordField, UsernameHint } from '#client/components/form/PasswordField.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { form } from '#client/components/form/form.css.ts'
import { useProblemText } from '#client/components/form/problems.ts'
import { otherWay, page } from './password.css.ts'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { MailLink } from './MailLink.tsx'
import { useChangePassword } from './useChangePassword.ts'
import { Note } from '#client/features/settings/SettingsSection.tsx'

export function ChangePasswordPage() {
  const { t } = useLingui()
  const { state } = useSession()
  if (state === 'out') return <Navigate to="/sign-in" search={{ next: '/change-password' }} replace />
  return (
    <Page title={t`Change password`} width="narrow" back="/settings">
      <Stack gap="s6" className={page}>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Change password</Trans>
        </h1>
        <Content />
      </Stack>
    </Page>
  )
}

function Content() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { id = '', data: user } = useOwnRecord()
  const {
    data: hasPassword,
    error,
    refetch,
  } = useQuery({ ...passwordQueries.exists(id), enabled: id !== '' })
  if (hasPassword === undefined && error !== null) {
    const code = failureCode(error)
    return (
      <StateView
        kind={code === 'offline' ? 'offline' : 'error'}
        title={t`Your password cannot be changed now`}
        text={failureText(code)}
        actions={
          <Button onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    )
  }
  if (hasPassword === undefined) return <Loading />
  return (
    <>
      {!hasPassword && (
        <Note>
          <Trans>Your account has no password yet. Choose one to sign in with your email.</Trans>
        </Note>
      )}
      <ChangePasswordForm
        key={String(hasPassword)}
        userId={id}
        email={user?.email}
        hasPassword={hasPassword}
      />
      {user && (
        <Stack gap="s3" className={otherWay}>
          <Note>
            {hasPassword ? (
              <Trans>You do not know your current password?</Trans>
            ) : (
              <Trans>You can also choose it from a link in your mailbox.</Trans>
            )}
          </Note>
          <MailLink email={user.email} />
        </Stack>
      )}
    </>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <Stack role="status" aria-label={t`Loading`}>
      {['current', 'password', 'confirm', 'button'].map((part) => (
        <Skeleton key={part} height={part === 'button' ? 52 : 78} />
      ))}
    </Stack>
  )
}

type ChangePasswordFormProps = { userId: string; email: string | undefined; hasPassword: boolean }

function ChangePasswordForm({ userId, email, hasPassword }: ChangePasswordFormProps) {
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
      <Note>
        <Trans>Your other devices are signed out; this one stays signed in.</Trans>
      </Note>
      <SubmitButton busy={isBusy}>
        <Trans>Change the password</Trans>
      </SubmitButton>
    </form>
  )
}
