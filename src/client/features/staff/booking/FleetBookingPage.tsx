import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { InlineFailure, LoadFailure } from '#client/components/LoadFailure.tsx'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { FleetBooking } from './FleetBooking.tsx'
import { column } from './booking.css.ts'

/** One booking of the fleet with everything on it; without a network as it was last read, with its age. */
export function FleetBookingPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(staffQueries.one(id))
  const refused = isRefused(query.error)
  return (
    <Page title={query.data?.car.name ?? t`Booking`} width="wide" back="/staff">
      {query.data && !refused ? (
        <div className={column}>
          {query.isError && <InlineFailure query={query} role="alert" />}
          <FleetBooking booking={query.data} updatedAt={query.dataUpdatedAt} />
        </div>
      ) : refused ? (
        <StateView
          heading="h1"
          kind="empty"
          title={t`This booking is not in your fleet`}
          text={t`It belongs to another supplier, or the address is wrong.`}
          actions={
            <Link to="/staff" className={buttonClass({ size: 'l' })}>
              <Trans>Today</Trans>
            </Link>
          }
        />
      ) : query.isError || query.fetchStatus === 'paused' ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          heading="h1"
          title={t`We could not load this booking`}
          offline={t`This booking is not kept on this phone. We will show it as soon as you are back online.`}
        />
      ) : (
        <div role="status" aria-label={t`Loading`} className={column}>
          <Skeleton height={44} width="60%" />
          <Skeleton height={220} radius="md" />
          <Skeleton height={160} radius="md" />
        </div>
      )}
    </Page>
  )
}
