import { Link, useRouterState } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/components/booking/contact/SiteHelp.tsx'
import { NotFoundScreen } from '#client/layout/NotFoundScreen.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { line } from './Reference.css.ts'

type SessionFailureProps = { id: string; error: Error | null; retry: () => void }

/** `error` is null while the call waits for a network. */
export function SessionFailure({ id, error, retry }: SessionFailureProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const code = error ? failureCode(error) : 'offline'
  if (code === 'not-found' || code === 'forbidden') return <NotFoundScreen />
  const again = (
    <Button size="l" onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  return (
    <Page title={t`Your payment`} width="narrow">
      {code === 'offline' ? (
        <StateView
          heading="h1"
          kind="offline"
          title={t`You are offline`}
          text={t`We will check as soon as you are back online. Do not pay again.`}
          actions={again}
        />
      ) : code === 'signed-out' ? (
        <StateView
          heading="h1"
          kind="empty"
          title={t`Your payment`}
          text={failureText(code)}
          actions={
            <Link to="/sign-in" search={{ next: here }} className={buttonClass({ size: 'l' })}>
              <Trans>Sign in</Trans>
            </Link>
          }
        />
      ) : (
        <StateView
          heading="h1"
          kind="error"
          title={t`Something went wrong! Try again later`}
          text={
            <>
              <Trans>Your booking may well be there: look in your bookings before you make another one.</Trans>
              <span className={line}>
                <Trans>Reference: {id}</Trans>
              </span>
            </>
          }
          actions={
            <>
              {again}
              <SiteHelp />
            </>
          }
        />
      )}
    </Page>
  )
}
