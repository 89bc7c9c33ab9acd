import { Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { passwordQueries } from '#client/api/passwords.ts'
import { Page } from '#client/layout/Page.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useSession } from '#client/session/session.ts'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { MailLink } from './MailLink.tsx'
import { aside, fields, note, page } from './ChangePasswordPage.css.ts'

export function ChangePasswordPage() {
  const { t } = useLingui()
  const { state } = useSession()
  if (state === 'out') return <Navigate to="/sign-in" search={{ next: '/change-password' }} replace />
  return (
    <Page title={t`Change password`} width="narrow" back="/settings">
      <div className={page}>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Change password</Trans>
        </h1>
        <Content />
      </div>
    </Page>
  )
}

function Content() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { id = '', data: user } = useOwnRecord()
  const { data: hasPassword, error, refetch } = useQuery({ ...passwordQueries.exists(id), enabled: id !== '' })
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
        <p className={note}>
          <Trans>Your account has no password yet. Choose one to sign in with your e-mail.</Trans>
        </p>
      )}
      <ChangePasswordForm key={String(hasPassword)} userId={id} email={user?.email} hasPassword={hasPassword} />
      {user && (
        <div className={aside}>
          <p className={note}>
            {hasPassword ? (
              <Trans>You do not know your current password?</Trans>
            ) : (
              <Trans>You can also choose it from a link in your mailbox.</Trans>
            )}
          </p>
          <MailLink email={user.email} />
        </div>
      )}
    </>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={fields} role="status" aria-label={t`Loading`}>
      {['current', 'password', 'confirm', 'button'].map((part) => (
        <Skeleton key={part} height={part === 'button' ? 52 : 78} />
      ))}
    </div>
  )
}
