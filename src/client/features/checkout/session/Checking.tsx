import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { SiteHelp } from '#client/components/booking/contact/SiteHelp.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Reference } from './Reference.tsx'

type CheckingProps = { booking: Booking | undefined; isTooLong: boolean; askAgain: () => void }

/** Nobody is asked to pay again while nobody knows. */
export function Checking({ booking, isTooLong, askAgain }: CheckingProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <Page title={t`Checking your payment…`} width="narrow">
      <StateView
        heading="h1"
        kind="loading"
        title={t`Checking your payment…`}
        text={
          <>
            {!isOnline ? (
              <Trans>You are offline. We will check as soon as you are back online. Do not pay again.</Trans>
            ) : isTooLong ? (
              <Trans>
                Your bank is taking longer than usual. Do not pay again: we write to you as soon as it has answered, and the
                booking shows it.
              </Trans>
            ) : (
              <Trans>This takes a few seconds. Keep this page open.</Trans>
            )}
            {booking && <Reference reference={booking.reference} />}
          </>
        }
        actions={
          isTooLong && (
            <>
              <Button size="l" onClick={askAgain}>
                <Trans>Check again</Trans>
              </Button>
              <SiteHelp />
            </>
          )
        }
      />
    </Page>
  )
}
