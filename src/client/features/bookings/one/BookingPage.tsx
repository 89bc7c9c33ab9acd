import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/components/booking/contact/SiteHelp.tsx'
import type { Failure } from '#domain/failure.ts'
import { Page } from '#client/layout/Page.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { BookingDetails } from './BookingDetails.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useBooking } from './useBooking.ts'

const refusals: ReadonlySet<Failure> = new Set(['not-found', 'signed-out', 'forbidden'])

export function BookingPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useBooking(id)
  const title = query.data?.car.name ?? t`Booking`
  const retry = () => void query.refetch()
  // A copy of what this account may no longer read is not shown; a server that stumbles leaves the copy where it is.
  const isRefused = query.isError && refusals.has(failureCode(query.error))
  return (
    <Page title={title} width="wide" back>
      {query.data && !isRefused ? (
        <>
          {query.isError && (
            <StaleNotice
              error={query.error}
              updatedAt={query.dataUpdatedAt}
              busy={query.isFetching}
              retry={retry}
            />
          )}
          <BookingDetails booking={query.data} updatedAt={query.dataUpdatedAt} />
        </>
      ) : query.isError || query.fetchStatus === 'paused' ? (
        <BookingFailure error={query.error} retry={retry} />
      ) : (
        <BookingSkeleton />
      )}
    </Page>
  )
}

/** `error` is null while the call waits for a network. */
function BookingFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  if (error !== null && refusals.has(failureCode(error))) return <NotOnThisAccount />
  return (
    <LoadFailure
      error={error}
      retry={retry}
      heading="h1"
      title={t`We could not load this booking`}
      offline={t`This booking is not kept on this phone. We will show it as soon as you are back online.`}
      more={<SiteHelp />}
    />
  )
}

function NotOnThisAccount() {
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
