import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/booking/contact/SiteHelp.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { listColumn } from '#client/bookings/BookingsPage.css.ts'
import { KeptBookings } from './KeptBookings.tsx'
import { SignedOutBookings } from './SignedOutBookings.tsx'

/** `error` is null while the call waits for a network. */
export function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  const again = (
    <Button size="l" onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'signed-out') return <SignedOutBookings />
  if (code === 'offline')
    return (
      <div className={listColumn}>
        <KeptBookings />
        <StateView
          kind="offline"
          title={t`You are offline`}
          text={t`This list was not opened on this phone before. It appears as soon as you are back online.`}
          actions={again}
        />
      </div>
    )
  return (
    <StateView
      kind="error"
      title={t`We could not load your bookings`}
      text={failureText(code)}
      actions={
        <>
          {again}
          <SiteHelp />
        </>
      }
    />
  )
}
