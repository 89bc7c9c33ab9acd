import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { bookingQueries } from '#client/api/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/booking/contact/SiteHelp.tsx'
import { Page } from '#client/frame/Page.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { BookingDetails } from './BookingDetails.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'

export function BookingPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(bookingQueries.one(id))
  const title = query.data?.car.name ?? t`Booking`
  return (
    <Page title={title} width="wide" back>
      {query.data ? (
        <BookingDetails booking={query.data} updatedAt={query.dataUpdatedAt} />
      ) : query.isError || query.fetchStatus === 'paused' ? (
        <BookingFailure error={query.error} retry={() => void query.refetch()} />
      ) : (
        <BookingSkeleton />
      )}
    </Page>
  )
}

/** `error` is null while the call waits for a network. */
function BookingFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  const again = (
    <Button size="l" onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'offline')
    return (
      <StateView
        heading="h1"
        kind="offline"
        title={t`You are offline`}
        text={t`This booking is not kept on this phone. We will show it as soon as you are back online.`}
        actions={again}
      />
    )
  if (code === 'not-found' || code === 'signed-out' || code === 'forbidden') return <NotOnThisAccount />
  return (
    <StateView
      heading="h1"
      kind="error"
      title={t`We could not load this booking`}
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

export function NotOnThisAccount() {
  const { t } = useLingui()
  return (
    <StateView
      heading="h1"
      kind="empty"
      title={t`This booking is not on this account`}
      text={t`It may belong to another account, or it was made without one on another phone.`}
      actions={
        <>
          <Link to="/bookings" className={buttonClass({ size: 'l' })}>
            <Trans>Your bookings</Trans>
          </Link>
          <SiteHelp />
        </>
      }
    />
  )
}
