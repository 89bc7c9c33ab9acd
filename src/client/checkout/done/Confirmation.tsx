import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { bookingQueries } from '#client/api/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/booking/contact/SiteHelp.tsx'
import { Page } from '#client/frame/Page.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Booked } from './Booked.tsx'
import { waiting } from './Confirmation.css.ts'

/** Drawn from the booking itself: a reload, a cold start or a missing network shows the same page. */
export function Confirmation({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, fetchStatus, refetch } = useQuery(bookingQueries.one(id))
  if (data) return <Booked booking={data} />
  const retry = (
    <Button size="l" onClick={() => void refetch()}>
      <Trans>Retry</Trans>
    </Button>
  )
  return (
    <Page title={t`Your booking`} width="narrow">
      {fetchStatus === 'paused' || (error && failureCode(error) === 'offline') ? (
        <StateView
          heading="h1"
          kind="offline"
          title={t`You are offline`}
          text={t`This booking is not kept on this phone. We will show it as soon as you are back online.`}
          actions={retry}
        />
      ) : error ? (
        <StateView
          heading="h1"
          kind="error"
          title={t`Something went wrong! Try again later`}
          text={t`Your booking may well be there: look in your bookings before you make another one.`}
          actions={
            <>
              {retry}
              <SiteHelp />
            </>
          }
        />
      ) : (
        <div className={waiting} role="status" aria-label={t`Loading`}>
          <Skeleton height={48} width={48} radius="full" />
          <Skeleton height={44} width="70%" />
          <Skeleton height={72} />
          <Skeleton height={420} radius="lg" />
        </div>
      )}
    </Page>
  )
}
