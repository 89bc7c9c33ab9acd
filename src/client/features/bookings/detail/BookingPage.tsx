import { Link, useLoaderData } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Failure } from '#domain/failure.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { minute } from '#domain/rental/period.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { Page } from '#client/layout/Page.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { buttonClass, Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useIsOutdated } from '#client/components/useIsOutdated.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { BookingDetails } from './BookingDetails.tsx'
import * as styles from './detail.css.ts'

const refusals: ReadonlySet<Failure> = new Set(['not-found', 'signed-out', 'forbidden'])

export function BookingPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useBooking(id)
  const isOutdated = useIsOutdated(query)
  const title = query.data?.car.name ?? t`Booking`
  const retry = () => void query.refetch()
  // A cached copy is hidden when the server refuses it, and stays when the server only fails.
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
          <BookingDetails
            booking={query.data}
            updatedAt={query.dataUpdatedAt}
            isOutdated={isOutdated && !query.isError}
          />
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
  if (error !== null && refusals.has(failureCode(error))) return <BookingNotFound />
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

function BookingNotFound() {
  const { t } = useLingui()
  return (
    <StateView
      heading="h1"
      kind="empty"
      title={t`This booking is not on this account`}
      text={t`It may be in another account, or booked without one on another phone.`}
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

type StaleNoticeProps = { error: Error; updatedAt: number; busy: boolean; retry: () => void }

/** Shown over a copy that could not be refetched: why, and how old it is. */
function StaleNotice({ error, updatedAt, busy, retry }: StaleNoticeProps) {
  const failureText = useFailureText()
  return (
    <div className={styles.staleNotice} role="status">
      <div>
        <p>{failureText(failureCode(error))}</p>
        <p className={styles.staleAge}>
          <DataAge updatedAt={updatedAt} />
        </p>
      </div>
      <Button tone="outline" busy={busy} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}

function BookingSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.page} role="status" aria-label={t`Loading`}>
      <div className={styles.head}>
        <div className={styles.car}>
          <span className={styles.carPhoto}>
            <Skeleton height={75} />
          </span>
          <div className={styles.carWords}>
            <Skeleton height={34} width="80%" />
            <Skeleton height={22} width="60%" />
          </div>
        </div>
      </div>
      <div className={styles.timeline}>
        <Skeleton height={64} />
      </div>
      <div className={styles.voucher}>
        <Skeleton height={560} radius="lg" />
      </div>
      <div className={styles.main}>
        <div className={styles.places}>
          <Skeleton height={200} radius="md" />
          <Skeleton height={200} radius="md" />
        </div>
      </div>
    </div>
  )
}

/** The address is confirmed in the mail program, so the screen asks again after a few seconds. */
const confirmSeconds = 10

const awaitsAnswer = (booking: Booking | undefined) =>
  Boolean(booking?.change) || booking?.cancelRequested === true

/**
 * A booking. A copy from before this page was opened shows at once and is renewed behind it, however young: a notification
 * may have led here. One that waits for somebody's answer is asked for every minute, one whose address is not
 * confirmed every few seconds.
 */
function useBooking(id: string) {
  // Data loaded by this navigation are not an old copy.
  const [openedAt] = useState(useLoaderData({ from: '/booking' }).openedAt)
  const query = useQuery({
    ...bookingQueries.one(id),
    refetchInterval: ({ state }) =>
      state.data?.confirmBy ? confirmSeconds * 1000 : awaitsAnswer(state.data) ? minute : false,
    refetchOnWindowFocus: ({ state }) => (state.data?.confirmBy ? 'always' : true),
  })
  const { refetch } = query
  const isOlder = query.data !== undefined && query.dataUpdatedAt < openedAt
  useEffect(() => {
    if (isOlder) void refetch({ cancelRefetch: false })
  }, [isOlder, refetch])
  return query
}
